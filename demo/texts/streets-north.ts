/** Real streets by town and suburb, for the inland provinces. */
export const northernStreets: Record<string, string> = {
  Pretoria: `
    Arcadia: Edmond Street, Pretorius Street, Stanza Bopape Street, Park Street
    Brooklyn: Mackenzie Street, Nicolson Street, Alexander Street, Bronkhorst Street
    Equestria: Cura Avenue, Furrow Road, Vergelegen Avenue
    Erasmuskloof: Rubenstein Drive, Jochemus Street
    Faerie Glen: Atterbury Road, Manitoba Drive, Cliffendale Drive, Glenwood Road
    Garsfontein: Garsfontein Road, Serene Street, Jacqueline Drive
    Groenkloof: George Storrar Drive, Herbert Baker Street, Wenning Street
    Hatfield: Burnett Street, Hilda Street, Festival Street, Arcadia Street
    Hazelwood: Dely Road, Oaktree Avenue, 16th Street, Firwood Road
    Lynnwood: Kings Highway, Rodericks Road, Lynnwood Road, Rosemary Street
    Lynnwood Glen: Glenwood Road, Alcade Road, Ilkey Road
    Lynnwood Manor: Lynburn Road, Rubida Street, Haskins Street
    Mamelodi East: Tsamaya Avenue, Hans Strijdom Drive
    Menlo Park: Atterbury Road, The Hillside Street, 13th Street, Brooklyn Road
    Menlyn: Atterbury Road, Amarand Avenue, Corobay Avenue
    Montana: Zambesi Drive, Veronica Road, Dr Swanepoel Road
    Monument Park: Skilpad Road, Elephant Road, Problem Mkhize Street
    Moreleta Park: Rubenstein Drive, Wekker Street, Garsfontein Road
    Murrayfield: Rubida Street, Natalie Avenue
    Pretoria North: Rachel de Beer Street, Gerrit Maritz Road, Emily Hobhouse Avenue
    Queenswood: Soutpansberg Road, Garrett Street, Cobham Road
    Rietfontein: Frates Road, Swemmer Street, Voortrekkers Road
    Silverton: Pretoria Street, President Street, Joseph Bosman Street
    Sinoville: Sefako Makgatho Drive, Marija Street, Blyde Avenue
    Sunnyside: Robert Sobukwe Street, Cilliers Street, Rissik Street
    Wapadrand: Wapadrand Road, Lynnwood Road, Disselboom Avenue
    Waterkloof: Albert Street, Milner Street, Victoria Street, Main Street
    Waterkloof Ridge: Rigel Avenue, Johann Rissik Drive, Eridanus Street, Club Avenue
    Hermanstad: Van der Hoff Road, Bremer Street
    Koedoespoort: Stormvoel Road, Lanham Street
    Rosslyn: Frans du Toit Street, Piet Rautenbach Street, Helium Road
    Silvertondale: Derdepoort Road, Dykor Road
    Waltloo: Waltloo Road, Petroleum Street, Alwyn Street
    Kameeldrift East: Kameeldrift Road, Moloto Road
    Kameeldrift West: Van der Hoff Road, Kameeldrift Road`,
  Centurion: `
    Doringkloof: Jean Avenue, Limpopo Avenue, Protea Road
    Eldoraigne: Saxby Avenue, Willem Botha Street, Frederik Street
    Hennopspark: Hendrik Verwoerd Drive, Edward Avenue, Jakaranda Street
    Highveld: Olievenhoutbosch Road, Logan Avenue, Lemonwood Street
    Irene: Nellmapius Drive, Main Road, Pioneer Road
    Lyttelton Manor: Botha Avenue, Cantonments Road, Clifton Avenue
    Rooihuiskraal: Rooihuiskraal Road, Theuns van Niekerk Street, Panorama Road
    The Reeds: Rooihuiskraal Road, Panorama Road, Brakfontein Road
    Zwartkop: John Vorster Drive, Old Johannesburg Road, Migmatite Drive`,
  Johannesburg: `
    Auckland Park: Kingsway Avenue, Twickenham Avenue, Ditton Avenue
    Braamfontein: Juta Street, De Korte Street, Jorissen Street, Biccard Street
    Emmarentia: Barry Hertzog Avenue, Greenhill Road, Komatie Road, Hill Road
    Glenvista: Bellairs Drive, Thaba Bosigo Avenue, Vorster Avenue
    Greenside: Gleneagles Road, Greenfield Road, Barry Hertzog Avenue, Mowbray Road
    Houghton Estate: Houghton Drive, Central Street, West Street, St Patrick Road
    Illovo: Oxford Road, Fricker Road, Rivonia Road, Chaplin Road
    Kensington: Langermann Drive, Roberts Avenue, Queen Street, Juno Street
    Linden: Third Avenue, Fourth Avenue, Seventh Street, Fourth Street
    Melville: Seventh Street, Fourth Avenue, Main Road, Fifth Avenue
    Mondeor: Columbine Avenue, Adelaide Avenue, Daylesford Road
    Northcliff: Beyers Naudé Drive, Frederick Drive, Highcliff Way, Pendoring Road
    Norwood: Grant Avenue, William Road, Iris Road, Ivy Road
    Observatory: Observatory Avenue, Frederick Street, Eckstein Street
    Parkhurst: Fourth Avenue, Sixth Street, Victory Road, Thirteenth Street
    Parktown North: Seventh Avenue, Jan Smuts Avenue, Third Avenue South
    Rosebank: Tyrwhitt Avenue, Oxford Road, Baker Street, Cradock Avenue
    Saxonwold: Griswold Road, Cotswold Drive, Erlswold Way, Oxford Road
    Aeroton: Adcock Ingram Avenue, Aeroton Road
    City Deep: Heidelberg Road, Houer Road, Fortune Road
    Industria: Commando Road, Main Reef Road
    Selby: Webber Street, Trump Street, Booysens Road`,
  Sandton: `
    Bryanston: Main Road, Mount Street, Cumberland Avenue, Grosvenor Road, Bryanston Drive
    Dainfern: Gateside Avenue, Cedar Road
    Douglasdale: Douglas Drive, Galloway Avenue, Leslie Avenue
    Fourways: Witkoppen Road, Fourways Boulevard, Cedar Road, Uranium Street
    Hyde Park: Sixth Road, First Road, Jan Smuts Avenue, Christie Road
    Lonehill: Lonehill Boulevard, Calderwood Road, Concourse Crescent
    Morningside: Rivonia Road, Centre Road, French Lane, North Road
    Paulshof: Witkoppen Road, Stone Haven Road, Achter Road
    Rivonia: Rivonia Boulevard, Homestead Road, Wessel Road, 12th Avenue
    Sandhurst: Empire Place, Oxford Avenue, Killarney Road, Coronation Road
    Sandown: Grayston Drive, Linden Road, Katherine Street, Adrienne Street
    Sunninghill: Maxwell Drive, Naivasha Road, Leeukop Road, Edison Crescent
    Linbro Park: Third Road, First Road, Hilton Road`,
  Randburg: `
    Blairgowrie: Susman Avenue, Conrad Drive, Standard Drive, Park Street
    Bromhof: Suikerbekkie Avenue, Kelly Avenue, Kingfisher Road
    Ferndale: Oak Avenue, Main Avenue, Bram Fischer Drive, Cork Avenue, Surrey Avenue
    Randpark Ridge: Dale Lace Avenue, Knoppiesdoring Street, Scott Avenue
    Robindale: Republic Road, Judges Avenue, Robindale Avenue
    Kya Sand: Elsecar Street, Bernie Street, Kya Sand Road`,
  Roodepoort: `
    Constantia Kloof: Constantia Drive, Panorama Drive, Golf Club Terrace
    Little Falls: Wilgerood Road, Duzi Street, Waterval Street
    Ruimsig: Hole-in-One Road, Peter Road, Hendrik Potgieter Road
    Weltevreden Park: Cornelius Street, JG Strydom Road, Rooitou Avenue
    Wilgeheuwel: Strauss Avenue, Sterretjie Road, Nic Diederichs Boulevard`,
  Midrand: `
    Carlswald: Norfolk Road, Walton Road, Harry Galaun Drive
    Halfway Gardens: Smuts Drive, Seventh Road, Fred Verseput Road
    Noordwyk: Liebenberg Road, Lever Road, Eighth Road
    Vorna Valley: Berger Road, Le Roux Avenue, Harry Galaun Drive`,
  Soweto: `
    Diepkloof: Immink Drive, Eben Cuyler Drive, Ben Naude Drive
    Orlando West: Vilakazi Street, Kumalo Street, Klipspruit Valley Road
    Protea Glen: Protea Boulevard, Alekhine Street, Wild Chestnut Street`,
  Alberton: `
    Brackenhurst: Hennie Alberts Street, Prince George Avenue, McBride Street
    Meyersdal: Michelle Avenue, Hennie Alberts Street, Kingfisher Crescent`,
  Benoni: `
    Farrarmere: Kei Road, Gravelotte Drive, Lakefield Avenue
    Rynfield: Pretoria Road, President Brand Street, Simon Street
    Bredell: Pomona Road, Third Road`,
  Boksburg: `
    Beyers Park: North Rand Road, Edgar Road, Trichardts Road
    Sunward Park: Nicholson Road, Kingfisher Avenue, Bert Lacey Drive`,
  'Kempton Park': `
    Glen Marais: Dann Road, Monument Road, Veld Street
    Isando: Electron Avenue, Isando Road, Brewery Street, Anvil Road
    Spartan: Plane Road, Newton Road, Kelvin Street
    Pomona AH: Deodar Street, Maple Road, Constantia Avenue`,
  Edenvale: `
    Dowerglen: Linksfield Road, Sycamore Drive
    Eastleigh: Main Road, Edendale Road, Central Avenue`,
  Germiston: `
    Wadeville: Osborn Road, Dekema Road, Nagington Road`,
  Krugersdorp: `
    Noordheuwel: Voortrekker Road, Paardekraal Drive, Shannon Road`,
  Bloemfontein: `
    Bayswater: Lucas Steyn Street, Wilcocks Road, Van Blerk Avenue
    Brandwag: Melville Drive, Eeufees Road, Stapelberg Street
    Dan Pienaar: General Dan Pienaar Drive, Lucas Steyn Street
    Fichardtpark: Volkspele Avenue, Ds Kok Street, Jan Spies Street
    Heuwelsig: Wilcocks Road, Frans Kleynhans Road, Louw Wepener Street
    Langenhoven Park: Du Plessis Avenue, Totius Street, CP Hoogenhout Street
    Universitas: Wynand Mouton Drive, Nico van der Merwe Street, DF Malherbe Street
    Waverley: Waverley Road, Whites Road, Captain Proctor Street
    Westdene: Kellner Street, Second Avenue, Parfitt Avenue, Reid Street
    Park West: President Steyn Avenue, Tom Vorster Street, Kolbe Avenue
    Pellissier: Stals Road, Benade Drive
    Bainsvlei: Kenneth Kaunda Road, Du Plessis Road`,
  Sasolburg: `
    Vaalpark: Eric Louw Street, Saltberry Plains Road`,
  Welkom: `
    Dagbreek: Jan Hofmeyr Road, Constantia Road
    Riebeeckstad: Arrarat Road, Lois Street`,
  Polokwane: `
    Bendor: Munnik Avenue, Outspan Drive, De Wet Drive
    Bendor Park: Veldspaat Street, Munnik Avenue
    Fauna Park: Duiker Street, Rooibok Street
    Flora Park: Marshall Street, Genl Maritz Street, De Wet Drive
    Ivy Park: Compensatie Street, Alberta Street
    Nirvana: Himalaya Street, Ajmeri Street
    Penina Park: Thabo Mbeki Street, Magazyn Street
    Ster Park: Neptunus Street, Saturnus Street
    Welgelegen: Oost Street, Thabo Mbeki Street
    Dalmada: Tzaneen Road, Dalmada Road`,
  Tzaneen: `
    Aqua Park: Voortrekker Street, Circle Drive
    Arbor Park: Kudu Street, Adshade Street`,
  Nelspruit: `
    Riverside Park: Government Boulevard, Aqua Street, Emnotweni Avenue
    Sonheuwel: Piet Retief Street, Koraalboom Street, Van der Merwe Street
    Steiltes: Flamboyant Street, Percy Fitzpatrick Street, Van Wijk Street
    Stonehenge: Pinnacle Street, Cascade Street
    West Acres: Rapid Street, Percy Fitzpatrick Drive, Streak Street`,
  'White River': `
    Hillsview: Danie Joubert Street, Peter Graham Street
    Kingsview: Chief Mgiyeni Khumalo Drive, Theo Kleynhans Street
    Plaston: Plaston Road, Jatinga Road
    Rocky Drift: Boundary Road, Waterfall Avenue`,
  Witbank: `
    Del Judor: Stevenson Street, Mandela Street
    Model Park: Watermeyer Street, Christiaan de Wet Street
    Reyno Ridge: Willem Alexander Street, Bethal Street
    Tasbet Park: Jellicoe Street, Dixon Street`,
  Middelburg: `
    Aerorand: Tswelopele Avenue, Protea Street
    Golfsig: Cowen Ntuli Street, Hendrik Potgieter Street
    Kanonkop: Dr Beyers Naudé Street, Bhimy Damane Street`,
  Secunda: `
    Secunda Central: PDP Kruger Street, Oliver Tambo Street, Lurgi Square`,
  Brits: `
    Elandsrand: Hendrik Verwoerd Avenue, Wilkens Street
    Brits Industrial: Provident Street, Piet Rautenbach Street`,
  Hartbeespoort: `
    Ifafi: Die Ou Wapad, Beethoven Street
    Kosmos: Simon Bekker Avenue, Paul Kruger Avenue
    Meerhof: Sonop Street, Die Ou Wapad
    Melodie: Beethoven Street, Ou Wapad Street
    Schoemansville: Marais Street, Scott Street, Karel Street
    Broederstroom: Pelindaba Road, Old Rustenburg Road`,
  Klerksdorp: `
    Flamwood: Central Avenue, Platan Avenue, Buffelsdoorn Road
    La Hoff: Jacaranda Avenue, Ametis Street
    Wilkoppies: Ian Street, Buffelsdoorn Road, Austin Street`,
  Potchefstroom: `
    Baillie Park: Dr James Moroka Avenue, Kruis Street
    Die Bult: Steve Biko Street, Thabo Mbeki Way, Esselen Street
    Grimbeek Park: Viljoen Street, Gerrit Maritz Street
    Van der Hoff Park: Peter Mokaba Avenue, Dr Beyers Naudé Avenue`,
  Rustenburg: `
    Cashan: Kremetart Avenue, Kokkerboom Street, Bosduif Street
    Geelhoutpark: Aalwyn Avenue, Geelhout Avenue
    Protea Park: Beyers Naudé Drive, Heystek Street, Wildevy Street
    Safari Gardens: Arnoldistad Street, Watsonia Avenue
    Waterval East: Augrabies Avenue, Howick Avenue`,
}
