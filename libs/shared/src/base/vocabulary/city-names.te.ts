/**
 * Cities as Telugu newspapers write them: all of Andhra Pradesh, Telangana and Delhi, the large ones of India, and
 * where families live abroad. Stored and sent is the English name; one that is not here is shown as it was written.
 */
const NAMES = `
Addanki అద్దంకి|Adoni ఆదోని|Akividu ఆకివీడు|Allagadda ఆళ్లగడ్డ|Amadalavalasa ఆమదాలవలస|Amalapuram అమలాపురం|Amaravati అమరావతి
Anakapalli అనకాపల్లి|Anantapur అనంతపురం|Araku Valley అరకులోయ|Atmakur ఆత్మకూరు|Attili అత్తిలి|Avanigadda అవనిగడ్డ|Badvel బద్వేలు
Banaganapalle బనగానపల్లె|Bapatla బాపట్ల|Betamcherla బేతంచెర్ల|Bheemunipatnam భీమునిపట్నం|Bhimavaram భీమవరం|Bobbili బొబ్బిలి
Buchireddypalem బుచ్చిరెడ్డిపాళెం|Challapalli చల్లపల్లి|Cheepurupalle చీపురుపల్లి|Chilakaluripet చిలకలూరిపేట|Chintalapudi చింతలపూడి
Chirala చీరాల|Chittoor చిత్తూరు|Chodavaram చోడవరం|Cumbum కంభం|Darsi దర్శి|Dharmavaram ధర్మవరం|Dhone డోన్|Eluru ఏలూరు
Gajuwaka గాజువాక|Gannavaram గన్నవరం|Giddalur గిద్దలూరు|Gooty గుత్తి|Gorantla గోరంట్ల|Gudivada గుడివాడ|Gudur గూడూరు|Guntakal గుంతకల్లు
Guntur గుంటూరు|Gurazala గురజాల|Hindupur హిందూపురం|Ichchapuram ఇచ్ఛాపురం|Jaggaiahpet జగ్గయ్యపేట|Jammalamadugu జమ్మలమడుగు
Jangareddygudem జంగారెడ్డిగూడెం|Kadapa కడప|Kadiri కదిరి|Kaikaluru కైకలూరు|Kakinada కాకినాడ|Kalyandurg కళ్యాణదుర్గం
Kamalapuram కమలాపురం|Kandukur కందుకూరు|Kanigiri కనిగిరి|Kavali కావలి|Koilkuntla కోవెలకుంట్ల|Kondapalli కొండపల్లి|Kothapeta కొత్తపేట
Kothavalasa కొత్తవలస|Kovur కోవూరు|Kovvur కొవ్వూరు|Kuppam కుప్పం|Kurnool కర్నూలు|Macherla మాచర్ల|Machilipatnam మచిలీపట్నం
Madakasira మడకశిర|Madanapalle మదనపల్లె|Mandapeta మండపేట|Mangalagiri మంగళగిరి|Markapur మార్కాపురం|Mummidivaram ముమ్మిడివరం
Mydukur మైదుకూరు|Nagari నగరి|Naidupeta నాయుడుపేట|Nandigama నందిగామ|Nandikotkur నందికొట్కూరు|Nandyal నంద్యాల|Narasannapeta నరసన్నపేట
Narasapuram నరసాపురం|Narasaraopet నరసరావుపేట|Narsipatnam నర్సీపట్నం|Nellore నెల్లూరు|Nidadavole నిడదవోలు|Nuzvid నూజివీడు|Ongole ఒంగోలు
Paderu పాడేరు|Pakala పాకాల|Palakollu పాలకొల్లు|Palakonda పాలకొండ|Palamaner పలమనేరు|Palasa పలాస|Parvathipuram పార్వతీపురం|Pedana పెడన
Peddapuram పెద్దాపురం|Pendurthi పెందుర్తి|Penugonda పెనుగొండ|Penukonda పెనుకొండ|Piduguralla పిడుగురాళ్ల|Pileru పీలేరు
Pithapuram పిఠాపురం|Podili పొదిలి|Polavaram పోలవరం|Ponnur పొన్నూరు|Proddatur ప్రొద్దుటూరు|Pulivendula పులివెందుల|Punganur పుంగనూరు
Puttaparthi పుట్టపర్తి|Puttur పుత్తూరు|Rajam రాజాం|Rajamahendravaram రాజమహేంద్రవరం|Rajampet రాజంపేట|Ramachandrapuram రామచంద్రపురం
Rampachodavaram రంపచోడవరం|Rayachoti రాయచోటి|Rayadurg రాయదుర్గం|Razole రాజోలు|Renigunta రేణిగుంట|Repalle రేపల్లె|Salur సాలూరు
Samalkota సామర్లకోట|Sattenapalle సత్తెనపల్లి|Singarayakonda సింగరాయకొండ|Sompeta సోంపేట|Srikakulam శ్రీకాకుళం|Srikalahasti శ్రీకాళహస్తి
Srisailam శ్రీశైలం|Sullurpeta సూళ్లూరుపేట|Tadepalle తాడేపల్లి|Tadepalligudem తాడేపల్లిగూడెం|Tadipatri తాడిపత్రి|Tanuku తణుకు
Tekkali టెక్కలి|Tenali తెనాలి|Tirumala తిరుమల|Tirupati తిరుపతి|Tiruvuru తిరువూరు|Tuni తుని|Udayagiri ఉదయగిరి|Uravakonda ఉరవకొండ
Vempalle వేంపల్లె|Venkatagiri వెంకటగిరి|Vetapalem వేటపాలెం|Vijayawada విజయవాడ|Vinjamur వింజమూరు|Vinukonda వినుకొండ
Visakhapatnam విశాఖపట్నం|Vizianagaram విజయనగరం|Vuyyuru ఉయ్యూరు|Yelamanchili ఎలమంచిలి|Yemmiganur ఎమ్మిగనూరు|Yerraguntla ఎర్రగుంట్ల

Achampet అచ్చంపేట|Adilabad ఆదిలాబాద్|Alair ఆలేరు|Alampur అలంపూర్|Amangal ఆమనగల్లు|Ameenpur అమీన్‌పూర్|Armoor ఆర్మూర్|Asifabad ఆసిఫాబాద్
Aswaraopeta అశ్వారావుపేట|Banswada బాన్సువాడ|Bellampalli బెల్లంపల్లి|Bhadrachalam భద్రాచలం|Bhainsa భైంసా|Bhongir భువనగిరి
Bhoodan Pochampally భూదాన్ పోచంపల్లి|Bhupalpally భూపాలపల్లి|Bodhan బోధన్|Chandur చండూరు|Chennur చెన్నూరు|Chevella చేవెళ్ల
Choppadandi చొప్పదండి|Choutuppal చౌటుప్పల్|Devarakonda దేవరకొండ|Dharmapuri ధర్మపురి|Dornakal డోర్నకల్|Dubbak దుబ్బాక|Gadwal గద్వాల
Gajwel గజ్వేల్|Ghatkesar ఘట్‌కేసర్|Godavarikhani గోదావరిఖని|Hanamkonda హనుమకొండ|Husnabad హుస్నాబాద్|Huzurabad హుజూరాబాద్
Huzurnagar హుజూర్‌నగర్|Hyderabad హైదరాబాద్|Ibrahimpatnam ఇబ్రహీంపట్నం|Jadcherla జడ్చర్ల|Jagtial జగిత్యాల|Jammikunta జమ్మికుంట
Jangaon జనగామ|Jogipet జోగిపేట|Kagaznagar కాగజ్‌నగర్|Kalwakurthy కల్వకుర్తి|Kamareddy కామారెడ్డి|Karimnagar కరీంనగర్|Khammam ఖమ్మం
Kodad కోదాడ|Kodangal కొడంగల్|Kollapur కొల్లాపూర్|Kongara Kalan కొంగర కలాన్|Korutla కోరుట్ల|Kothagudem కొత్తగూడెం|Luxettipet లక్షెట్టిపేట
Madhira మధిర|Mahabubabad మహబూబాబాద్|Mahabubnagar మహబూబ్‌నగర్|Makthal మక్తల్|Mancherial మంచిర్యాల|Mandamarri మందమర్రి|Manthani మంథని
Manuguru మణుగూరు|Medak మెదక్|Medchal మేడ్చల్|Metpally మెట్‌పల్లి|Miryalaguda మిర్యాలగూడ|Mothkur మోత్కూరు|Mulugu ములుగు
Nagarjuna Sagar నాగార్జునసాగర్|Nagarkurnool నాగర్‌కర్నూల్|Nakrekal నకిరేకల్|Nalgonda నల్గొండ|Narayankhed నారాయణఖేడ్
Narayanpet నారాయణపేట|Narsampet నర్సంపేట|Narsapur నర్సాపూర్|Neredcherla నేరేడుచర్ల|Nirmal నిర్మల్|Nizamabad నిజామాబాద్
Palwancha పాల్వంచ|Pargi పరిగి|Parkal పరకాల|Patancheru పటాన్‌చెరు|Peddapalli పెద్దపల్లి|Ramagundam రామగుండం|Ramayampet రామాయంపేట
Sadasivpet సదాశివపేట|Sangareddy సంగారెడ్డి|Sathupalli సత్తుపల్లి|Secunderabad సికింద్రాబాద్|Shadnagar షాద్‌నగర్|Shamshabad శంషాబాద్
Siddipet సిద్దిపేట|Sircilla సిరిసిల్ల|Station Ghanpur స్టేషన్ ఘన్‌పూర్|Suryapet సూర్యాపేట|Tandur తాండూరు|Thorrur తొర్రూరు
Toopran తూప్రాన్|Tungaturthi తుంగతుర్తి|Vemulawada వేములవాడ|Vikarabad వికారాబాద్|Wanaparthy వనపర్తి|Warangal వరంగల్|Wyra వైరా
Yadagirigutta యాదగిరిగుట్ట|Yellandu ఇల్లెందు|Yellareddy ఎల్లారెడ్డి|Zaheerabad జహీరాబాద్

Alipur అలీపూర్|Bawana బవానా|Chhatarpur ఛత్తర్‌పూర్|Delhi ఢిల్లీ|Delhi Cantonment ఢిల్లీ కంటోన్మెంట్|Dwarka ద్వారక|Janakpuri జనక్‌పురి
Karawal Nagar కరావల్ నగర్|Karol Bagh కరోల్ బాగ్|Lajpat Nagar లజ్‌పత్ నగర్|Mayur Vihar మయూర్ విహార్|Mehrauli మెహ్రౌలీ
Najafgarh నజఫ్‌గఢ్|Nangloi నాంగ్లోయ్|Narela నరేలా|New Delhi న్యూఢిల్లీ|Pitampura పీతంపురా|Rohini రోహిణి|Saket సాకేత్|Shahdara షహదారా
Vasant Kunj వసంత్ కుంజ్

Anekal ఆనేకల్|Bagalkot బాగల్‌కోట్|Bagepalli బాగేపల్లి|Ballari బళ్లారి|Bangarapet బంగారపేట|Basavakalyan బసవకళ్యాణ్|Belagavi బెళగావి
Bengaluru బెంగళూరు|Bhadravati భద్రావతి|Bidar బీదర్|Challakere చళ్లకెరె|Channapatna చన్నపట్న|Chikkaballapur చిక్కబళ్లాపూర్
Chikkamagaluru చిక్కమగళూరు|Chintamani చింతామణి|Chitradurga చిత్రదుర్గ|Davangere దావణగెరె|Devanhalli దేవనహళ్లి|Dharwad ధార్వాడ
Doddaballapura దొడ్డబళ్లాపుర|Electronic City ఎలక్ట్రానిక్ సిటీ|Gadag గదగ్|Gangavathi గంగావతి|Gauribidanur గౌరీబిదనూరు|Gokarna గోకర్ణ
Hassan హాసన్|Haveri హావేరి|Hebbal హెబ్బాళ|Hosapete హోసపేట|Hoskote హోస్కోటె|Hubballi హుబ్బళ్లి|Kalaburagi కలబురగి|Kampli కంప్లి
Karwar కార్వార్|Kolar కోలార్|Kolar Gold Fields కోలార్ గోల్డ్ ఫీల్డ్స్|Koppal కొప్పళ|Lingsugur లింగసుగూరు|Madhugiri మధుగిరి
Madikeri మడికేరి|Malur మాలూరు|Mandya మండ్య|Mangaluru మంగళూరు|Manipal మణిపాల్|Manvi మాన్వి|Mulbagal ముళబాగిలు|Mysuru మైసూరు
Nelamangala నెలమంగల|Pavugada పావగడ|Raichur రాయచూరు|Ramanagara రామనగర|Sandur సండూరు|Sedam సేడం|Shivamogga శివమొగ్గ
Sidlaghatta శిడ్లఘట్ట|Sindhnur సింధనూరు|Siruguppa సిరుగుప్ప|Srinivaspur శ్రీనివాసపుర|Tekkalakote తెక్కలకోట|Tumakuru తుమకూరు
Udupi ఉడుపి|Vijayapura విజయపుర|Whitefield వైట్‌ఫీల్డ్|Yadgir యాద్గిర్|Yelahanka యలహంక

Ambattur అంబత్తూరు|Ambur ఆంబూరు|Arakkonam అరక్కోణం|Avadi ఆవడి|Chengalpattu చెంగల్పట్టు|Chennai చెన్నై|Chidambaram చిదంబరం
Coimbatore కోయంబత్తూరు|Cuddalore కడలూరు|Dindigul దిండిగల్|Erode ఈరోడ్|Gudiyatham గుడియాత్తం|Hosur హోసూరు|Kanchipuram కాంచీపురం
Kanniyakumari కన్యాకుమారి|Karaikudi కారైకుడి|Karur కరూర్|Kodaikanal కొడైకెనాల్|Krishnagiri కృష్ణగిరి|Kumbakonam కుంభకోణం
Madurai మదురై|Mamallapuram మామల్లపురం|Nagercoil నాగర్‌కోయిల్|Namakkal నామక్కల్|Ooty ఊటీ|Palani పళని|Pallavaram పల్లావరం|Pollachi పొల్లాచ్చి
Ponneri పొన్నేరి|Poonamallee పూందమల్లి|Porur పోరూరు|Rameswaram రామేశ్వరం|Ranipet రాణిపేట|Salem సేలం|Sholinganallur షోలింగనల్లూరు
Sivakasi శివకాశి|Sriperumbudur శ్రీపెరంబుదూరు|Tambaram తాంబరం|Thanjavur తంజావూరు|Thoothukudi తూత్తుకుడి|Tiruchirappalli తిరుచిరాపల్లి
Tirunelveli తిరునెల్వేలి|Tiruppur తిరుప్పూర్|Tiruttani తిరుత్తణి|Tiruvallur తిరువళ్లూరు|Tiruvannamalai తిరువణ్ణామలై
Vaniyambadi వాణియంబాడి|Velankanni వేలాంకణి|Vellore వేలూరు|Viluppuram విళుపురం|Walajapet వాలాజాపేట
Alappuzha అలప్పుళ|Guruvayur గురువాయూర్|Kannur కన్నూర్|Kasaragod కాసరగోడ్|Kochi కొచ్చి|Kollam కొల్లం|Kottayam కొట్టాయం|Kozhikode కోజికోడ్
Malappuram మలప్పురం|Palakkad పాలక్కాడ్|Thiruvananthapuram తిరువనంతపురం|Thrissur త్రిస్సూర్

Ahilyanagar అహల్యానగర్|Akola అకోలా|Amravati అమరావతి|Ballarpur బల్లార్‌పూర్|Beed బీడ్|Bhiwandi భివండీ|Chandrapur చంద్రపూర్
Chhatrapati Sambhajinagar ఛత్రపతి శంభాజీనగర్|Deglur దెగ్లూర్|Dharmabad ధర్మాబాద్|Dhule ధూలే|Dombivli డోంబివ్లి|Gadchiroli గడ్చిరోలి
Hinjawadi హింజవడి|Jalgaon జల్గావ్|Jalna జాల్నా|Kalyan కల్యాణ్|Kinwat కిన్వట్|Kolhapur కొల్హాపూర్|Latur లాతూర్|Lonavala లోనావలా
Mumbai ముంబై|Nagpur నాగ్‌పూర్|Nanded నాందేడ్|Nashik నాసిక్|Navi Mumbai నవీ ముంబై|Panvel పన్వేల్|Parbhani పర్భణీ
Pimpri-Chinchwad పింప్రి-చించ్వాడ్|Pune పుణె|Ratnagiri రత్నగిరి|Sangli సాంగ్లి|Satara సతారా|Shirdi షిర్డీ|Solapur సోలాపూర్|Thane ఠాణె
Vasai వసై|Virar విరార్|Wardha వార్ధా|Yavatmal యవత్మాల్
Ahmedabad అహ్మదాబాద్|Anand ఆనంద్|Ankleshwar అంకలేశ్వర్|Bharuch భరూచ్|Bhavnagar భావ్‌నగర్|Bhuj భుజ్|Gandhidham గాంధీధామ్
Gandhinagar గాంధీనగర్|Jamnagar జామ్‌నగర్|Junagadh జునాగఢ్|Mehsana మెహ్సానా|Morbi మోర్బీ|Mundra ముంద్రా|Navsari నవసారి|Porbandar పోర్‌బందర్
Rajkot రాజ్‌కోట్|Surat సూరత్|Vadodara వడోదర|Valsad వల్సాడ్|Vapi వాపి

Ajmer అజ్మీర్|Alwar ఆల్వార్|Bhilwara భిల్వాడా|Bikaner బికనేర్|Jaipur జైపూర్|Jaisalmer జైసల్మేర్|Jodhpur జోధ్‌పూర్|Kota కోటా|Mount Abu మౌంట్ అబూ
Pilani పిలానీ|Sikar సికర్|Udaipur ఉదయ్‌పూర్|Bhopal భోపాల్|Gwalior గ్వాలియర్|Indore ఇండోర్|Jabalpur జబల్‌పూర్|Rewa రేవా|Sagar సాగర్|Satna సత్నా
Ujjain ఉజ్జయిని|Agra ఆగ్రా|Aligarh అలీగఢ్|Ayodhya అయోధ్య|Bareilly బరేలీ|Ghaziabad ఘజియాబాద్|Gorakhpur గోరఖ్‌పూర్
Greater Noida గ్రేటర్ నోయిడా|Jhansi ఝాన్సీ|Kanpur కాన్పూర్|Lucknow లక్నో|Mathura మథుర|Meerut మీరట్|Moradabad మొరాదాబాద్|Noida నోయిడా
Prayagraj ప్రయాగ్‌రాజ్|Varanasi వారణాసి|Vrindavan బృందావన్|Bhagalpur భాగల్‌పూర్|Bodh Gaya బోధ్ గయ|Darbhanga దర్భంగా|Gaya గయ
Muzaffarpur ముజఫర్‌పూర్|Patna పట్నా|Asansol ఆసన్‌సోల్|Bidhannagar బిధాన్‌నగర్|Darjeeling డార్జిలింగ్|Durgapur దుర్గాపూర్|Haldia హల్దియా
Howrah హౌరా|Kharagpur ఖరగ్‌పూర్|Kolkata కోల్‌కతా|New Town న్యూటౌన్|Rajarhat రాజర్‌హాట్|Siliguri సిలిగురి
Angul అంగుల్|Aska అస్కా|Balasore బాలాసోర్|Berhampur బరంపురం|Bhubaneswar భువనేశ్వర్|Chhatrapur ఛత్రపూర్|Cuttack కటక్|Gunupur గుణుపూర్
Jeypore జయపురం|Jharsuguda ఝార్సుగూడ|Konark కోణార్క్|Koraput కోరాపుట్|Malkangiri మల్కాన్‌గిరి|Nabarangpur నవరంగ్‌పూర్
Paradip పారాదీప్|Paralakhemundi పర్లాకిమిడి|Puri పూరీ|Rayagada రాయగడ|Rourkela రౌర్కెలా|Sambalpur సంబల్‌పూర్
Amritsar అమృత్‌సర్|Bathinda బఠిండా|Jalandhar జలంధర్|Ludhiana లుధియానా|Mohali మొహాలీ|Pathankot పఠాన్‌కోట్|Patiala పటియాలా|Ambala అంబాలా
Faridabad ఫరీదాబాద్|Gurugram గురుగ్రామ్|Hisar హిసార్|Karnal కర్నాల్|Kurukshetra కురుక్షేత్ర|Manesar మనేసర్|Panchkula పంచకుల
Panipat పానిపట్|Rohtak రోహ్‌తక్|Sonipat సోనిపట్

Agartala అగర్తలా|Aizawl ఐజ్వాల్|Bhilai భిలాయ్|Bijapur బీజాపూర్|Bilaspur బిలాస్‌పూర్|Bokaro Steel City బొకారో స్టీల్ సిటీ|Chandigarh చండీగఢ్
Daman డామన్|Dantewada దంతేవాడ|Dehradun డెహ్రాడూన్|Deoghar దేవ్‌ఘర్|Dhanbad ధన్‌బాద్|Dharamshala ధర్మశాల|Dibrugarh దిబ్రూగఢ్
Dimapur దిమాపూర్|Durg దుర్గ్|Gangtok గ్యాంగ్‌టక్|Guwahati గువాహటి|Haridwar హరిద్వార్|Imphal ఇంఫాల్|Itanagar ఈటానగర్|Jagdalpur జగ్దల్‌పూర్
Jammu జమ్మూ|Jamshedpur జంషెడ్‌పూర్|Karaikal కారైకాల్|Kavaratti కవరత్తి|Kohima కొహిమా|Korba కోర్బా|Leh లేహ్|Mahe మాహె|Manali మనాలి
Mapusa మపుసా|Margao మడ్‌గావ్|Nainital నైనిటాల్|Panaji పనాజీ|Port Blair పోర్ట్ బ్లెయిర్|Puducherry పుదుచ్చేరి|Raipur రాయ్‌పూర్|Ranchi రాంచీ
Rishikesh రిషికేశ్|Roorkee రూర్కీ|Shillong షిల్లాంగ్|Shimla సిమ్లా|Silchar సిల్చార్|Silvassa సిల్వాసా|Srinagar శ్రీనగర్|Sukma సుక్మా
Vasco da Gama వాస్కోడగామా|Yanam యానాం

Alpharetta అల్ఫారెటా|Ashburn యాష్‌బర్న్|Atlanta అట్లాంటా|Austin ఆస్టిన్|Baltimore బాల్టిమోర్|Bellevue బెల్‌వ్యూ|Boston బోస్టన్
Chandler చాండ్లర్|Charlotte షార్లెట్|Chicago షికాగో|Cincinnati సిన్సినాటీ|Cleveland క్లీవ్‌లాండ్|Columbus కొలంబస్|Cumming కమింగ్
Cupertino కుపర్టినో|Dallas డాలస్|Denver డెన్వర్|Detroit డెట్రాయిట్|Edison ఎడిసన్|Fremont ఫ్రీమాంట్|Frisco ఫ్రిస్కో|Hartford హార్ట్‌ఫర్డ్
Houston హ్యూస్టన్|Indianapolis ఇండియానాపొలిస్|Irvine అర్వైన్|Irving ఇర్వింగ్|Jersey City జెర్సీ సిటీ|Kansas City కాన్సస్ సిటీ|Katy కేటీ
Las Vegas లాస్ వేగస్|Los Angeles లాస్ ఏంజెలెస్|Miami మయామి|Milwaukee మిల్వాకీ|Minneapolis మినియాపొలిస్|Mountain View మౌంటెన్ వ్యూ
Naperville నేపర్‌విల్|Nashville నాష్‌విల్|New York న్యూయార్క్|Newark నెవార్క్|Orlando ఒర్లాండో|Philadelphia ఫిలడెల్ఫియా|Phoenix ఫీనిక్స్
Pittsburgh పిట్స్‌బర్గ్|Plano ప్లేనో|Portland పోర్ట్‌లాండ్|Princeton ప్రిన్స్‌టన్|Raleigh రాలీ|Redmond రెడ్‌మండ్|Richmond రిచ్‌మండ్
Sacramento శాక్రమెంటో|Salt Lake City సాల్ట్ లేక్ సిటీ|San Antonio శాన్ ఆంటోనియో|San Diego శాన్ డియాగో|San Francisco శాన్ ఫ్రాన్సిస్కో
San Jose శాన్ హోసే|Santa Clara శాంటా క్లారా|Seattle సియాటిల్|St. Louis సెయింట్ లూయిస్|Sunnyvale సన్నీవేల్|Tampa టాంపా|Washington వాషింగ్టన్
Birmingham బర్మింగ్‌హామ్|Bristol బ్రిస్టల్|Cambridge కేంబ్రిడ్జ్|Cardiff కార్డిఫ్|Coventry కోవెంట్రీ|Edinburgh ఎడిన్‌బర్గ్|Glasgow గ్లాస్గో
Leeds లీడ్స్|Leicester లెస్టర్|Liverpool లివర్‌పూల్|London లండన్|Manchester మాంచెస్టర్|Milton Keynes మిల్టన్ కీన్స్|Nottingham నాటింగ్‌హామ్
Oxford ఆక్స్‌ఫర్డ్|Reading రెడింగ్|Sheffield షెఫీల్డ్|Slough స్లౌ
Adelaide అడిలైడ్|Brisbane బ్రిస్బేన్|Canberra కాన్‌బెర్రా|Gold Coast గోల్డ్ కోస్ట్|Melbourne మెల్‌బోర్న్|Perth పెర్త్|Sydney సిడ్నీ
Brampton బ్రాంప్టన్|Calgary కాల్గరీ|Edmonton ఎడ్మంటన్|Halifax హాలిఫాక్స్|Mississauga మిస్సిసాగా|Montreal మాంట్రియల్|Ottawa ఒట్టావా
Surrey సర్రే|Toronto టొరంటో|Vancouver వాంకూవర్|Waterloo వాటర్లూ|Winnipeg విన్నిపెగ్
Berlin బెర్లిన్|Cologne కొలోన్|Dusseldorf డ్యూసెల్‌డోర్ఫ్|Frankfurt ఫ్రాంక్‌ఫర్ట్|Hamburg హాంబర్గ్|Munich మ్యూనిక్|Stuttgart స్టుట్‌గార్ట్
Abu Dhabi అబుదాబి|Doha దోహా|Dubai దుబాయ్|Jeddah జెడ్డా|Kuwait City కువైట్ సిటీ|Manama మనామా|Muscat మస్కట్|Riyadh రియాద్|Sharjah షార్జా
Amsterdam ఆమ్‌స్టర్‌డామ్|Auckland ఆక్లాండ్|Dublin డబ్లిన్|Hong Kong హాంకాంగ్|Johannesburg జొహన్నెస్‌బర్గ్|Kuala Lumpur కౌలాలంపూర్|Paris పారిస్
Singapore సింగపూర్|Stockholm స్టాక్‌హోమ్|Tokyo టోక్యో|Wellington వెల్లింగ్టన్|Zurich జూరిక్
`;

const pair = (text: string): [city: string, name: string] => {
  const name = text.search(/[\u0c00-\u0c7f]/);
  return [text.slice(0, name - 1), text.slice(name)];
};

export const te: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.split(/[|\n]+/)
    .filter(Boolean)
    .map(pair),
);
