/**
 * The national roads and the regional ones that lead to the resorts. Each begins with its name and
 * the speed a car keeps up on it, towns and passes included; its places follow, with the kilometres
 * between them.
 */
export const roadTable = `
N1 at 108
  Cape Town 29 Brackenfell 31 Paarl 52 Worcester 36 De Doorns 42 Touws River 83 Laingsburg 79
  Prince Albert Road 129 Beaufort West 77 Three Sisters 100 Richmond 64 Hanover 76 Colesberg 82
  Springfontein 29 Trompsburg 115 Bloemfontein 112 Winburg 53 Ventersburg 52 Kroonstad 155
  Grasmere 34 Johannesburg
N1 at 95
  Johannesburg 28 Midrand 30 Pretoria
N1 at 112
  Pretoria 99 Bela-Bela 25 Modimolle 38 Mookgophong 49 Mokopane 59 Polokwane
N1 at 95
  Polokwane 111 Makhado 94 Musina
N2 at 85
  Cape Town 20 Cape Town International Airport
N2 at 95
  Cape Town International Airport 27 Somerset West
N2 at 95
  Somerset West 22 Grabouw 23 Botrivier 22 Caledon 48 Riviersonderend 54 Swellendam 53
  Heidelberg, Western Cape 29 Riversdale 36 Albertinia 54 Mossel Bay
N2 at 105
  Mossel Bay 46 George
N2 at 80
  George 40 Sedgefield 23 Knysna 33 Plettenberg Bay
N2 at 100
  Plettenberg Bay 66 Storms River 86 Humansdorp 84 Gqeberha
N2 at 100
  Gqeberha 51 Nanaga 75 Makhanda 70 Peddie 53 Qonce 58 East London
N2 at 80
  East London 66 Kei Bridge 38 Butterworth 34 Dutywa 64 Viedgesville 22 Mthatha 97 Mount Frere 85
  Kokstad
N2 at 85
  Kokstad 66 Harding 72 Port Shepstone
N2 at 112
  Port Shepstone 23 Hibberdene 37 Scottburgh 22.5 Illovo Beach 9 Amanzimtoti 27 Durban
N2 at 108
  Durban 18 Umhlanga 17 King Shaka International Airport 13 Ballito 26 KwaDukuza 105 Empangeni 62
  Mtubatuba
N2 at 95
  Mtubatuba 58 Hluhluwe 62 Mkuze 60 Pongola 106 Piet Retief 104 Ermelo
N3 at 110
  Johannesburg 50 Heidelberg 66 Villiers 102 Warden 55 Harrismith
N3 at 105
  Harrismith 36 Van Reenen 37 Ladysmith turn-off 35 Frere 18 Estcourt 33 Mooi River 44 Howick 24
  Pietermaritzburg 50 Hillcrest 29 Durban
N4 at 110
  Pretoria 58 Bronkhorstspruit 51 eMalahleni 29 Middelburg 63 Belfast 24 Machadodorp
N4 at 90
  Machadodorp 56 Ngodwana 20 Montrose 33 Nelspruit
N4 at 105
  Nelspruit 64 Malelane 20 Hectorspruit 12 Marloth Park turn-off 18 Komatipoort
N4 at 105
  Pretoria 38 Hartbeespoort 33 Mooinooi 37 Rustenburg
N4 at 90
  Rustenburg 58 Swartruggens 67 Zeerust
N5 at 88
  Winburg 66 Senekal 70 Bethlehem 45 Kestell 43 Harrismith
N6 at 95
  East London 78 Stutterheim 50 Cathcart 58 Komani 98 Jamestown 58 Aliwal North 34 Rouxville 40
  Smithfield 75 Reddersburg 62 Bloemfontein
N7 at 102
  Cape Town 64 Malmesbury 37 Moorreesburg 33 Piketberg 50 Citrusdal 54 Clanwilliam 74
  Vanrhynsdorp 82 Bitterfontein 112 Kamieskroon 70 Springbok
N8 at 95
  Groblershoop 140 Griquatown 155 Kimberley 164 Bloemfontein
N8 at 85
  Bloemfontein 65 Thaba Nchu 75 Ladybrand
N9 at 90
  George 108 Uniondale 72 Willowmore 115 Aberdeen 55 Graaff-Reinet 104
  Middelburg, Eastern Cape 38 Noupoort 58 Colesberg
N10 at 95
  Nanaga 28 Paterson 88 Cookhouse 82 Cradock 98 Middelburg, Eastern Cape
N10 at 95
  Noupoort 58 Hanover 64 De Aar 51 Britstown 135 Prieska 133 Groblershoop 116 Upington
N11 at 88
  Mokopane 53 Roedtan 88 Groblersdal 94 Middelburg 76 Hendrina 58 Ermelo 106 Volksrust 54
  Newcastle 100 Ladysmith 22 Ladysmith turn-off
N12 at 85
  George 60 Oudtshoorn 36 De Rust 143 Beaufort West
N12 at 98
  Three Sisters 60 Victoria West 106 Britstown 126 Hopetown 124 Kimberley 74 Warrenton 40
  Christiana 56 Bloemhof 65 Wolmaransstad 82 Klerksdorp 48 Potchefstroom 114 Johannesburg
N12 at 108
  Johannesburg 30 Benoni 40 Delmas 66 eMalahleni
N14 at 95
  Pretoria 58 Krugersdorp
N14 at 92
  Krugersdorp 118 Ventersdorp 52 Coligny 59 Sannieshof 41 Delareyville 96 Vryburg 145 Kuruman 48
  Kathu 56 Olifantshoek 160 Upington
N14 at 95
  Upington 42 Keimoes 40 Kakamas 136 Pofadder 162 Springbok
N17 at 100
  Johannesburg 50 Springs 109 Bethal 60 Ermelo
N18 at 90
  Warrenton 132 Vryburg 156 Mahikeng
R21 at 105
  OR Tambo International Airport 22 Olifantsfontein 26 Pretoria
R23 at 80
  OR Tambo International Airport 12 Benoni
R24 at 95
  Johannesburg 24 OR Tambo International Airport
R24 at 85
  Johannesburg 34 Krugersdorp
R26 at 80
  Fouriesburg 52 Ficksburg 70 Ladybrand
R26 at 78
  Bethlehem 50 Fouriesburg
R26 at 85
  Bethlehem 58 Reitz 62 Frankfort
R26 at 85
  Frankfort 36 Villiers
R27 at 98
  Cape Town 122 Vredenburg turn-off 25 Velddrif
R27 at 92
  Vanrhynsdorp 52 Nieuwoudtville 70 Calvinia
R27 at 92
  Calvinia 152 Brandvlei 146 Kenhardt 76 Keimoes
R30 at 85
  Bloemfontein 168 Welkom 64 Kroonstad
R30 at 85
  Klerksdorp 66 Ventersdorp 98 Rustenburg
R31 at 80
  Kimberley 230 Kuruman
R33 at 85
  Modimolle 70 Vaalwater
R33 at 82
  Pietermaritzburg 72 Greytown 108 Dundee 76 Vryheid
R34 at 82
  Vryheid 90 Newcastle
R34 at 75
  Vryheid 160 Empangeni
R36 at 80
  Tzaneen 132 Ohrigstad
R36 at 80
  Ohrigstad 48 Lydenburg
R36 at 78
  Lydenburg 74 Machadodorp
R37 at 85
  Polokwane 142 Burgersfort
R37 at 80
  Burgersfort 60 Lydenburg
R37 at 70
  Lydenburg 54 Sabie
R37 at 75
  Sabie 62 Nelspruit
R40 at 78
  Nelspruit 20 White River 44 Hazyview
R43 at 80
  Worcester 52 Ceres
R44 at 72
  Paarl 58 Wolseley
R44 at 75
  Paarl 32 Stellenbosch 18 Somerset West
R45 at 75
  Paarl 28 Franschhoek
R46 at 75
  Ceres 80 Touws River
R46 at 70
  Wolseley 17 Ceres
R49 at 88
  Zeerust 66 Mahikeng
R59 at 95
  Johannesburg 60 Vereeniging 57 Parys
R60 at 85
  Ashton 20 Robertson 48 Worcester
R60 at 85
  Ashton 50 Swellendam
R61 at 85
  Port Shepstone 12 Uvongo 5 Margate 25 Glenmore Beach 6 Port Edward
R61 at 68
  Port Edward 58 Bizana 92 Lusikisiki 46 Port St Johns 94 Mthatha
R61 at 85
  Beaufort West 148 Aberdeen
R61 at 85
  Mthatha 94 Ngcobo
R61 at 78
  Ngcobo 66 Cofimvaba
R61 at 85
  Cofimvaba 76 Komani
R61 at 90
  Komani 128 Cradock
R61 at 88
  Cradock 138 Graaff-Reinet
R62 at 80
  Humansdorp 105 Joubertina
R62 at 80
  Joubertina 76 Uniondale
R62 at 82
  Uniondale 104 Oudtshoorn
R62 at 82
  Oudtshoorn 52 Calitzdorp 48 Ladismith 78 Barrydale 62 Montagu
R62 at 70
  Montagu 10 Ashton
R63 at 82
  Calvinia 118 Williston 130 Carnarvon 140 Victoria West
R63 at 85
  Victoria West 84 Richmond
R64 at 88
  Kimberley 54 Boshof 62 Dealesville 68 Bloemfontein
R67 at 85
  Makhanda 84 Fort Beaufort 140 Komani
R71 at 88
  Polokwane 94 Tzaneen
R72 at 85
  Nanaga 52 Alexandria 54 Port Alfred 138 East London
R74 at 78
  Harrismith 26 Sterkfontein Dam 24 Alpine Heath turn-off 27 Bergville 23 Winterton 28 Frere
R75 at 88
  Gqeberha 178 Jansenville 88 Graaff-Reinet
R76 at 78
  Kroonstad 62 Steynsrus 84 Bethlehem
R300 at 90
  Cape Town International Airport 18 Brackenfell
R303 at 68
  Ceres 44 Op-die-Berg 64 Citrusdal
R310 at 75
  Stellenbosch 36 Franschhoek
R328 at 70
  Oudtshoorn 88 Mossel Bay
R399 at 90
  Velddrif 62 Piketberg
R503 at 85
  Mahikeng 68 Lichtenburg 34 Coligny
R510 at 85
  Rustenburg 124 Thabazimbi
R511 at 75
  Hartbeespoort 16 Brits
R512 at 75
  Johannesburg 66 Hartbeespoort
R516 at 85
  Bela-Bela 29 Mabalingwe turn-off 22 Mabula turn-off
R516 at 80
  Mabula turn-off 58 Thabazimbi
R532 at 75
  Graskop 29 Sabie
R533 at 62
  Ohrigstad 36 Pilgrim’s Rest 14 Graskop
R535 at 70
  Graskop 36 Hazyview
R536 at 75
  Sabie 46 Hazyview
R539 at 85
  Machadodorp 66 Montrose
R540 at 80
  Belfast 34 Dullstroom 58 Lydenburg
R556 at 90
  Mooinooi 70 Sun City
R565 at 80
  Rustenburg 46 Sun City
R600 at 75
  Winterton 28 Champagne Valley
R616 at 75
  Bergville 50 Ladysmith
R617 at 75
  Howick 36 Boston 40 Bulwer 34 Underberg
R617 at 72
  Underberg 108 Kokstad
R711 at 78
  Bethlehem 36 Clarens
R711 at 72
  Clarens 36 Fouriesburg
R712 at 65
  Clarens 84 Harrismith
M18 at 50
  Gqeberha 4 Port Elizabeth International Airport
Coffee Bay road at 62
  Viedgesville 76 Coffee Bay
`
