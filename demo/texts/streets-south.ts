/** Real streets by town and suburb, for the coastal provinces and the Northern Cape. */
export const southernStreets: Record<string, string> = {
  'Cape Town': `
    Athlone: Klipfontein Road, Belgravia Road, Thornton Road
    Bergvliet: Ladies Mile Road, Homestead Avenue, Children’s Way, Glen Alpine Way
    Blouberg Rise: Cormorant Avenue, Wood Drive
    Camps Bay: Victoria Road, Camps Bay Drive, Geneva Drive, Argyle Street, Central Drive
    Claremont: Main Road, Lansdowne Road, Palmyra Road, Bowwood Road
    Clifton: Victoria Road, Kloof Road, Nettleton Road
    Constantia: Constantia Main Road, Spaanschemat River Road, Brommersvlei Road, Southern Cross Drive
    Fresnaye: Avenue Fresnaye, Avenue Alexandra, Kloof Road, Avenue Marseilles
    Gardens: Kloof Street, Hatfield Street, Mill Street, Orange Street
    Green Point: Main Road, Somerset Road, Ocean View Drive, High Level Road
    Kalk Bay: Main Road, Boyes Drive, Quarterdeck Road, Clairvaux Road
    Kenilworth: Kenilworth Road, Rosmead Avenue, Harfield Road, Wetton Road
    Llandudno: Llandudno Road, Leeukoppie Road, Sunset Avenue
    Muizenberg: Main Road, Atlantic Road, Beach Road, Royal Road, Palmer Road
    Newlands: Newlands Avenue, Main Road, Kildare Road, Dean Street, Paradise Road
    Observatory: Lower Main Road, Station Road, Trill Road, Arnold Street
    Oranjezicht: Upper Orange Street, Molteno Road, Montrose Avenue, Sidmouth Avenue
    Parklands: Parklands Main Road, Wood Drive, Gie Road
    Pinelands: Forest Drive, Ringwood Drive, Central Avenue, St Stephens Road
    Plumstead: Gabriel Road, Victoria Road, Timour Hall Road, South Road
    Rondebosch: Campground Road, Belmont Road, Sandown Road, Milner Road, Klipfontein Road
    Rylands: Belgravia Road, Jane Avenue, Johnston Road
    Sea Point: Beach Road, Regent Road, High Level Road, Main Road, Kloof Road
    Table View: Blaauwberg Road, Marine Drive, Arum Road, Raats Drive
    Tamboerskloof: Kloof Nek Road, Burnside Road, New Church Street, Brownlow Road
    Vredehoek: Davenport Road, Derry Street, Exner Avenue, Yeoville Road
    Woodstock: Albert Road, Victoria Road, Roodebloem Road, Chester Road
    Wynberg: Wolfe Street, Durban Road, Main Road, Waterloo Road
    Killarney Gardens: Killarney Avenue, Potsdam Road
    Paarden Eiland: Marine Drive, Paarden Eiland Road, Section Street`,
  Bellville: `
    Bellville Central: Voortrekker Road, Durban Road, Kruskal Avenue
    Welgemoed: Jip de Jager Drive, Van Riebeeckshof Road, Kommissaris Street`,
  Durbanville: `
    Durbanville Central: Main Road, Wellington Road, Church Street, Oxford Street
    Kenridge: Tygerberg Valley Road, De Villiers Avenue, Racecourse Road
    Sonstraal Heights: Fairtrees Road, Goedemoed Road
    Vierlanden: Vierlanden Road, Langeberg Road`,
  Milnerton: `
    Edgemead: Edgemead Drive, Bosmansdam Road, Louis Thibault Drive
    Milnerton Central: Koeberg Road, Loxton Road, Pienaar Road
    Montague Gardens: Montague Drive, Stella Road, Bosmansdam Road`,
  Goodwood: `
    Monte Vista: Monte Vista Boulevard, De Grendel Avenue
    Epping Industria: Gunners Circle, Viking Way, Bofors Circle`,
  Parow: `
    Parow Central: Voortrekker Road, McIntyre Street, Tallent Street
    Parow Industria: Assegaai Street, Tekstiel Street, Jean Simonis Street`,
  'Kuils River': `
    Blackheath: Range Road, Buttskop Road`,
  Stellenbosch: `
    Dalsig: Piet Retief Street, Brandwacht Street, Rhodes Street
    Devon Valley: Devon Valley Road
    Die Boord: Saffraan Avenue, Lovell Avenue, Rhodes-Noord Street
    Koelenhof: Kromme Rhee Road, Bottelary Road
    Onder Papegaaiberg: Devon Valley Road, Dagbreek Street, Patrys Street
    Paradyskloof: Paradyskloof Road, Schuilplaats Road, Blaauwklippen Road
    Plankenbrug: Adam Tas Road, Distillery Road
    Raithby: Raithby Road, Winery Road
    Uniepark: Jonkershoek Road, Rowan Street, Endler Street`,
  'Somerset West': `
    Bizweni: Bizweni Avenue, Andries Pretorius Street
    Heldervue: Irene Avenue, Reservoir Road, Helderrant Road
    Parel Vallei: Parel Vallei Road, Irene Avenue, Old Stellenbosch Road
    Spanish Farm: Kings Kloof Road, Spanish Farm Road`,
  Paarl: `
    Courtrai: Main Road, Sanddrift Street, Courtrai Street
    Lemoenkloof: Malherbe Street, Main Street, Mill Street
    Northern Paarl: Main Street, Optenhorst Street, Hugenote Street
    Dal Josafat: Jan van Riebeeck Drive, Distillery Road
    Klein Drakenstein: Klein Drakenstein Road, Sonstraal Road
    Windmeul: Agter Paarl Road, Wellington Road`,
  Franschhoek: `
    Franschhoek Central: Huguenot Road, Dirkie Uys Street, Wilhelmina Street, Akademie Street`,
  George: `
    Denneoord: Plantation Road, Arthur Bleksley Street
    Heather Park: Witfontein Road, Erica Road
    Heatherlands: Caledon Street, Camphersdrift Street, Herrie Street
    Loerie Park: Valley Road, Knysna Road
    Tamsui Industria: PW Botha Boulevard, Tommy Joubert Street`,
  Knysna: `
    Hunters Home: George Rex Drive, Wilson Street, Howard Street
    Leisure Isle: Links Drive, Kingsway, Bayswater Drive, Cearn Drive
    The Heads: George Rex Drive, Coney Glen Road, Glen View Road`,
  Hermanus: `
    Eastcliff: Main Road, Ninth Street, Contour Road
    Hermanus Heights: Fairways Avenue, Jose Burman Drive
    Voëlklip: Tenth Street, Seventh Street, Eleventh Avenue
    Westcliff: Westcliff Drive, Church Street, Stemmet Street`,
  'Plettenberg Bay': `
    Whale Rock: Robberg Road, Longships Drive`,
  Durban: `
    Berea: Musgrave Road, Moore Road, Essenwood Road, Manning Road
    Bluff: Bluff Road, Marine Drive, Tara Road, Lighthouse Road
    Durban North: Kensington Drive, Northway, Adelaide Tambo Drive, Old Mill Way
    Glen Anil: Glen Anil Street, Umhlanga Rocks Drive
    Glenashley: Mackeurtan Avenue, Newport Avenue, Kinloch Avenue
    Glenwood: Helen Joseph Road, Esther Roberts Road, Bulwer Road, Ferguson Road
    La Lucia: Armstrong Avenue, William Campbell Drive, Forest Drive
    Morningside: Florida Road, Innes Road, Windermere Road, Springfield Road
    Musgrave: Musgrave Road, Essenwood Road, Silverton Road
    Reservoir Hills: Annet Drive, Mountbatten Drive, O’Flaherty Road
    Umbilo: Umbilo Road, Sarnia Road, Bartle Road
    Yellowwood Park: Kenyon Howden Road, Trogon Road
    Jacobs: Balfour Road, Jacobs Road, Voortrekker Street
    Mobeni: South Coast Road, Grimsby Road, Lansdowne Road`,
  Umhlanga: `
    Umhlanga Rocks: Lagoon Drive, Lighthouse Road, Marine Drive, Chartwell Drive
    Umhlanga Ridge: Palm Boulevard, Aurora Drive, Park Avenue, Ncondo Place
    Prestondale: Herrwood Drive, Campbell Drive
    Somerset Park: Umhlanga Rocks Drive, Portland Drive
    Cornubia: Cornubia Boulevard, Umhlanga Hills Drive`,
  Ballito: `
    Ballito Central: Compensation Beach Road, Ballito Drive, Sandra Road, Jack Powell Road`,
  Amanzimtoti: `
    Athlone Park: Kingsway, Prince Street`,
  Westville: `
    Berea West: Jan Hofmeyr Road, St James Avenue
    Cowies Hill: Cowies Hill Road, Josiah Gumede Road
    Westville Central: Jan Hofmeyr Road, Buckingham Terrace, Church Place
    Westville North: Link Road, Blair Atholl Road`,
  Pinetown: `
    Pinetown Central: Josiah Gumede Road, Crompton Street, Kings Road`,
  Kloof: `
    Kloof Central: Old Main Road, Abelia Road, Bloem Avenue, Church Road`,
  Gillitts: `
    Winston Park: Old Main Road, Clifton Road, Jan Smuts Avenue`,
  Hillcrest: `
    Hillcrest Central: Old Main Road, Inanda Road, Hospital Road, Delamore Road
    Assagay: Old Main Road, Assagay Road
    Shongweni: Kassier Road, Alverstone Road`,
  Hilton: `
    Winterskloof: Hilton Avenue, Dennis Shepstone Drive`,
  Pietermaritzburg: `
    Chase Valley: Chase Valley Road, Town Bush Road
    Clarendon: Howick Road, Roberts Road, Alexandra Road
    Scottsville: King Edward Avenue, Durban Road, New England Road, Ridge Road
    Wembley: Howick Road, Wembley Terrace`,
  Margate: `
    Margate Beach: Marine Drive, Panorama Parade
    Margate Central: Marine Drive, Wartski Drive, National Road`,
  'Richards Bay': `
    Arboretum: Via Davallia, Via Verbena, Nkwazi Drive
    Meer en See: Anglers Rod, Krewelkring, Bayview Boulevard
    Alton: Alumina Allee, Ceramic Curve, Bullion Boulevard`,
  'East London': `
    Berea: Pearce Street, Gleneagles Road, Jarvis Road
    Bonnie Doon: Old Transkei Road, Dawson Road
    Bonza Bay: Bonza Bay Road, Plover Road
    Bunkers Hill: Bunkers Hill Road, Links Road
    Cambridge: Main Road, Queen Street, Garcia Street
    Nahoon: Beach Road, Old Transkei Road, Harewood Drive
    Selborne: Devereux Avenue, Pearce Street
    Southernwood: Oxford Street, St Peters Road, St James Road
    Vincent: Devereux Avenue, Western Avenue, Chamberlain Road`,
  Gqeberha: `
    Central: Parliament Street, Rink Street, Western Road, Havelock Street
    Charlo: Miller Road, Circular Drive
    Fairview: Overbaakens Road, Fairview Road
    Framesby: Frames Drive, Hamman Road
    Humewood: Beach Road, La Roche Drive, Humewood Road
    Lorraine: Circular Drive, Kragga Kamma Road, Cherbourg Road
    Lovemore Park: Lovemore Park Drive, Hawthorne Avenue
    Mill Park: Mill Park Road, Cape Road, Targetkloof
    Newton Park: Cape Road, Third Avenue, Hurd Street, Fourth Avenue
    Sherwood: Walker Drive, Currie Street
    Summerstrand: Admiralty Way, Beach Road, Strandfontein Road, Gomery Avenue
    Walmer: Main Road, Heugh Road, Sixth Avenue, Villiers Road
    Westering: Cape Road, Papenkuils Street
    Deal Party: Burman Road, Old Grahamstown Road
    Perseverance: Kohler Road, Old Uitenhage Road
    Theescombe: Sardinia Bay Road, Kragga Kamma Road`,
  'Jeffreys Bay': `
    Jeffreys Bay Central: Da Gama Road, Diaz Road, Goedehoop Street
    Kabeljous: Da Gama Road, Seetuin Street
    Wavecrest: Dageraad Street, Noorsekloof Street, Spekboom Street`,
  Kimberley: `
    Belgravia: Du Toitspan Road, Memorial Road, Egerton Road, Lodge Road
    Carters Glen: Carters Road, Barkly Road
    Cassandra: Cassandra Road, Transvaal Road
    Hadison Park: Jacobus Smit Avenue, Long Street
    Herlear: Barkly Road, Jawno Street
    Labram: Carrington Road, Synagogue Street
    Monument Heights: Memorial Road, Central Road
    Rhodesdene: Central Road, Beaconsfield Road
    Royldene: Jacobus Smit Avenue, MacDougall Street`,
  Upington: `
    Die Rand: Nerina Street, Groenpunt Road
    Keidebees: Keidebees Street, Dr Nelson Mandela Drive
    Oosterville: Schröder Street, Anton Lubowski Street
    Louisvale: Louisvale Road, Kameelboom Street`,
}
