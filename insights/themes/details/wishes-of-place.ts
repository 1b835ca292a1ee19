import type { DetailsOf } from './detail-types.ts'

/** What people wish for in equipment, building, processes and business: the same thing in four languages. */
export const placeDetails = {
  equipment: {
    computers: {
      en: `computer*!|laptop*!|pc!|pcs!|notebook*!|screen*!|monitor*!|slow computers!!|tablet*!|hardware!|keyboard*!|mouse!|second screen!!|boot*`,
      de: `computer*!|rechner!|*laptop*!|pc!|pcs!|notebook*!|bildschirm*!|monitor*!|tablet*!|hardware!|tastatur*!|hochfahren`,
      es: `ordenador*!|computador*!|portátil*!|laptop*!|pc!|pantalla*!|monitor*!|tablet*!|hardware!|teclado*!|equipos informáticos!!`,
      ar: `كمبيوتر*!|حاسوب!|حواسيب!|أجهزة الكمبيوتر!!|لابتوب*!|شاشة!|شاشات!|تابلت!|الأجهزة القديمة!!|أجهزة!|الأجهزة!`,
    },
    software: {
      en: `stone age!!|two logins!!|booking software!!|system down!!|system is down!!|software!|program*!|system!|systems!|app!|apps!|erp!|sap!|excel!|database!|crash*!|outdated system*!!|log in!!|logins!|password*!|digital*!|license*!|licence*!|automat*!`,
      de: `kassensystem!!|stürzt ab!!|aus der steinzeit!!|*software*!|*programm*!|*system!|*systeme!|app!|apps!|erp!|sap!|excel!|*datenbank!|absturz!|stürzt!|login!|passwort*!|digital*!|lizenz*!|automatisier*!`,
      es: `se cae el sistema!!|el sistema se cae!!|se cuelga!!|software!|programa*!|sistema*!|aplicaci*!|app!|erp!|sap!|excel!|base de datos!!|contraseña*!|digital*!|licencia*!|automatiz*!`,
      ar: `السيستم بيقع!!|النظام يتوقف!!|السيستم واقع!!|برنامج!|برامج!|البرامج!|النظام!|نظام!|أنظمة!|سيستم!|السيستم!|تطبيق!|رقمنة!`,
    },
    network: {
      en: `wifi in the!!|wifi!|wi-fi!!|internet!|network!|connection!|vpn!|signal!|reception!|bandwidth!`,
      de: `wlan im!!|wlan!|w-lan!!|internet*!|netzwerk!|netz!|verbindung!|vpn!|empfang!|funkloch!|bandbreite!`,
      es: `wifi en!!|wifi!|wi-fi!!|internet!|red!|conexión!|cobertura!|vpn!`,
      ar: `|إنترنت!|الإنترنت!|انترنت!|النت!|نت!|الشبكة!|شبكة!|واي فاي!!|الواي فاي!!`,
    },
    printers: {
      en: `printer*!|scanner*!|copier*!|printing!|barcode!|handheld*!`,
      de: `*drucker*!|*scanner*!|kopierer!|barcode*!|handscanner!`,
      es: `impresora*!|escáner*!|fotocopiadora*!|lector*!|escaner*!`,
      ar: `طابعة!|طابعات!|الطابعة!|ماسح!|سكانر!`,
    },
    machines: {
      en: `trips the fuse!!|jams at!!|dough mixer!!|brakes!|squeal|invest in machines!!|new machines!!|better machines!!|preventive maintenance!!|spare parts!!|before it breaks!!|till it breaks!!|until it breaks!!|machines that work!!|old machines!!|modern machines!!|machine*!|forklift*!|tool!|tools!|maintenance!|repair*!|broken!|spare part*!!|lift!|pallet*!|trolley*!|vehicle*!|van!|vans!|truck*!|crane!|oven*!|kit`,
      de: `reinigungsmaschine!!|hebelift!!|schrott!|akku!|in neue technik!!|neue technik!!|neue maschinen!!|alte maschinen!!|maschinen warten!!|vorbeugende wartung!!|ersatzteile!!|in maschinen investieren!!|technik!|*maschine*!|*stapler!|werkzeug*!|*wartung*!|reparatur*!|repar*!|kaputt*!|defekt*!|ersatzteil*!|hubwagen!|*wagen!|fahrzeug*!|kran!|gerät*!|geräte!`,
      es: `faltan carros!!|carros!|no funciona!!|estropead*!|máquinas nuevas!!|nuevas máquinas!!|invertir en máquinas!!|invertir en maquinaria!!|mantenimiento preventivo!!|repuestos!!|máquinas viejas!!|arreglar las máquinas!!|máquina*!|maquinaria!|carretilla*!|herramienta*!|mantenimiento!|repar*!|rot*!|averí*!|repuesto*!|transpaleta*!|vehículo*!|furgoneta*!|camión!|camiones!`,
      ar: `معطل!|عطلان!|خربان!|آلات جديدة!!|آلات حديثة!!|صيانة الآلات!!|صيانة دورية!!|قطع غيار!!|معدات جديدة!!|آلات!|الآلات!|آلة!|ماكينة!|ماكينات!|رافعة!|رافعات!|صيانة!|الصيانة!|أدوات!|الأدوات!|عدة!|سيارات!|معدات!|المعدات!`,
    },
    supplies: {
      en: `supplies!|material*!|stock!|gloves!|consumables!|run out!!|uniform*!|workwear!|stationery!`,
      de: `*material*!|vorrat!|handschuhe!|verbrauchsmaterial!|arbeitskleidung!|berufskleidung!|büromaterial!`,
      es: `material!|materiales!|suministro*!|guantes!|uniforme*!|ropa de trabajo!!|consumibles!`,
      ar: `مواد!|المواد!|مستلزمات!|قفازات!|زي!|ملابس العمل!!|يونيفورم!`,
    },
    support: {
      en: `it support!!|help desk!!|helpdesk!|ticket*!|it department!!|support`,
      de: `it-support!!|support!|helpdesk!|ticket*!|it abteilung!!|it-abteilung!!`,
      es: `soporte!|informática!|incidencias!|ticket*!`,
      ar: `الدعم الفني!!|دعم فني!!|تذاكر!`,
    },
  },
  workplace: {
    canteen: {
      en: `canteen open!!|canteen that!!|canteen for!!|coffee machine!!|canteen food!!|warm food!!|canteen!|cafeteria!|food!|lunch!|meal*!|vegetarian!|vegan!|hot food!!|coffee!|kitchen!|microwave*!|water!|fruit!|snack*!|vending!|fridge*!`,
      de: `kantine für!!|kantine auch!!|kaffeemaschine!!|warmes essen!!|kantinenessen!!|kantine*!|*essen!|mittagessen!|vegetarisch*!|vegan*!|kaffee*!|küche!|teeküche!|mikrowelle*!|wasser!|wasserspender!|obst*!|snack*!|automat!|kühlschrank!`,
      es: `máquina de café!!|comida caliente!!|comedor abierto!!|comedor!|cantina!|cafetería!|comida!|menú!|vegetarian*!|vegan*!|café!|cocina!|microondas!|agua!|fruta!|máquina de café!!|nevera!`,
      ar: `وجبات ساخنة!!|ماكينة قهوة!!|كافتيريا!|الكافتيريا!|كانتين!|مطعم!|المطعم!|طعام!|الطعام!|أكل!|الأكل!|وجبات!|قهوة!|مطبخ!|مياه!|ماء!`,
    },
    toilets: {
      en: `in the showers!!|mould!|the ladies!!|the gents!!|smelly!|toilets near!!|clean toilets!!|more toilets!!|toilets that!!|toilet*!|restroom*!|bathroom*!|shower*!|clean*!|dirty!|hygien*!|locker*!|changing room*!!`,
      de: `duschen!!|duschen nach!!|klo im!!|gesperrt!|schimmel!|saubere toiletten!!|toiletten in!!|toilette*!|klo!|klos!|wc!|dusche*!|sauber*!|schmutz*!|dreck*!|putz*!|reinig*!|umkleide*!|spind*!|hygiene!|sanitär*!`,
      es: `vestuario da pena!!|vestuario!!|moho!|baños limpios!!|limpiar los baños!!|baños cerca!!|baño*!|aseo*!|ducha*!|limpi*!|suci*!|vestuario*!|taquilla*!|higiene!`,
      ar: `الحمامات وسخة!!|وسخ!|وسخة!|نظافة الحمامات!!|حمامات نظيفة!!|حمام!|حمامات!|الحمامات!|دورات المياه!!|نظافة!|النظافة!|تنظيف!|غرف تبديل!!`,
    },
    climate: {
      en: `degrees under!!|under the roof!!|smells of paint!!|heating!|freezing!|freezing in!!|do something about the cold!!|better air!!|dust!|dusty!|dust extraction!!|extraction!|heaters!|curtains!|work in coats!!|in summer!!|in winter!!|insulat*!|lights!|lights flicker!!|paint fumes!!|fumes!|smell*!|headaches!|heat*!|cold!|hot!|air con*!!|aircon!|air conditioning!!|a/c!!|temperature!|ventilat*!|draught*!|freez*!|fan!|fans!|light!|lighting!|air!|degrees!|stuffy!|blinds!`,
      de: `zieht wie hechtsuppe!!|heizung!!|grad unterm!!|fenster!|halle heizen!!|heizung in!!|absaugung!!|absaug*!|staub*!|isolier*!|friert!|frieren!|grad im!!|im sommer!!|im winter!!|dämpfe!|gestank!|stinkt!|licht flackert!!|beleuchtung!|heiz*!|kalt*!|kälte!|heiß*!|hitze*!|klimaanlage*!|klima!|temperatur*!|lüftung!|*luft!|zugig!|zieht!|ventilator*!|licht!|beleuchtung!|grad!|jalousie*!`,
      es: `calefacción!!|pasamos frío!!|hace frío!!|hace calor!!|en verano!!|en invierno!!|con abrigo!!|cortinas!|es una nevera!!|nevera!|polvo!|aspiración!|aspiración de polvo!!|aislar!|aislamiento!|humos!|más luz!!|olor!|calefacci*!|frío!|calor!|aire acondicionado!!|temperatura!|ventilaci*!|ventilador*!|luz!|iluminaci*!|clima*!|grados!`,
      ar: `|برد في الشتاء!!|حر في الصيف!!|غبار!|الغبار!|شفط!|روائح!|دخان!|عزل!|تكييف!|التكييف!|مكيف!|مكيفات!|حرارة!|الحرارة!|برد!|حر!|تهوية!|التهوية!|إضاءة!|تدفئة!|المكيف!`,
    },
    noise: {
      en: `interruption*!|fewer interruptions!!|quiet hours!!|quiet time!!|interrupt*!|stand at my desk!!|write me a ticket!!|focus time!!|work undisturbed!!|undisturbed!|less noise!!|noise protection!!|noise!|noisy!|loud!|quiet*!|open plan!!|open-plan!!|open office!!|concentrat*!|silent!`,
      de: `weniger störungen!!|störung*!|ungestört*!|ruhige stunden!!|stille stunde!!|lärmschutz!!|weniger lärm!!|ruhe zum arbeiten!!|nur kurz!!|lärm*!|laut*!|ruhe*!|ruhig*!|großraumbüro*!|konzentr*!|schallschutz!`,
      es: `menos interrupciones!!|interrupci*!|interrumpan!|horas tranquilas!!|menos ruido!!|trabajar sin interrupciones!!|ruido*!|ruidos*!|silencio*!|oficina abierta!!|concentrar*!|tranquil*!`,
      ar: `مقاطعة!|مقاطعات!|وقت هادئ!!|ساعات هادئة!!|بدون إزعاج!!|تركيز!|ضوضاء!|الضوضاء!|إزعاج!|صوت!|هدوء!|هادئ!|هادئة!|ضجيج!`,
    },
    rooms: {
      en: `somewhere to sit!!|chairs that!!|bike racks!!|break room*!!|meeting room*!!|staff room*!!|rest room*!!|space!|desk*!|office space!!|chair*!|furniture!|room!|rooms!|building!|storage!|smoking area!!|playground!|garden!|elevator!`,
      de: `pausenraum!!|stühle!|*pausenraum*!|*pausenräume*!|*besprechungsraum*!|aufenthaltsraum*!|sozialraum*!|*räume!|*platz!|*tisch!|*stuhl!|*stühle!|möbel!|*raum!|gebäude!|lager!|aufzug!|arbeitsplätze!`,
      es: `|sala*!|sala de descanso!!|sala de reuniones!!|espacio*!|mesa*!|silla*!|muebles!|edificio!|instalaciones!|ascensor!|zona de descanso!!|oficina`,
      ar: `|غرفة استراحة!!|غرفة!|غرف!|قاعة!|قاعات!|مكاتب!|كراسي!|كرسي!|أثاث!|مبنى!|المبنى!|مساحة!|مصعد!`,
    },
  },
  commute: {
    parking: {
      en: `park*!|car park!!|parking!|bike rack*!!|bike shed!!|charging!|charger*!`,
      de: `park*!|*parkplatz*!|*parkplätze*!|parkhaus!|tiefgarage!|fahrradständer!|stellplätze!|ladesäule*!|ladestation*!|fahrrad*`,
      es: `aparc*!|parking!|estacionamiento!|parqueadero!|plazas!|cargador*!|bicis!`,
      ar: `موقف!|مواقف!|المواقف!|جراج!|باركنج!|باركينج!`,
    },
    transport: {
      en: `bus!|buses!|shuttle!|train!|transport!|commut*!|public transport!!|travel to work!!|way to work!!`,
      de: `bus!|busse!|shuttle!|bahn!|*anbindung!|pendeln!|arbeitsweg!|öpnv!|fahrgemeinschaft*!|werksbus!`,
      es: `autobús!|autobus*!|bus!|lanzadera!|transporte!|tren!|desplazamiento*!|ruta!`,
      ar: `مواصلات!|المواصلات!|باص!|باصات!|الباص!|نقل!|النقل!|أتوبيس!`,
    },
    housing: {
      en: `housing!|flat!|flats!|apartment*!|accommodation!|dormitory!|staff house!!`,
      de: `wohnung*!|*wohnung!|unterkunft!|unterkünfte!|wohnheim!|zimmer!`,
      es: `vivienda*!|alojamiento!|piso!|pisos!`,
      ar: `سكن!|السكن!|مساكن!|شقق!`,
    },
  },
  processes: {
    responsibilities: {
      en: `nobody knows who!!|no one knows who!!|who orders what!!|who decides on!!|who is allowed!!|who does what!!|sort out who!!|responsibility matrix!!|draw a line!!|clear line between!!|line between!!|clear responsibilities!!|blaming purchasing!!|blaming stores!!|purchasing and stores!!|stores and purchasing!!|buying and stores!!|stores blaming!!|whose job!!|who orders!!|who owns!!|one owner!!|clear ownership!!|who is in charge!!|who does the ordering!!|wears the hat!!|clear who!!|responsib*!|who does what!!|who is responsible!!|who is in charge!!|ownership!|clear roles!!|roles!|accountab*!|who decides!!|job description*!!`,
      de: `keiner weiß wer!!|weiß wer zuständig!!|wer zuständig ist!!|niemand weiß wer!!|wer macht was!!|wer was macht!!|wer für!!|klären wer!!|wer zuständig!!|klare zuständigkeiten!!|klare verantwortlichkeiten!!|klare aufgaben!!|zwischen einkauf und!!|einkauf und lager!!|lager und einkauf!!|hut aufhaben!!|hut auf!!|einer muss den!!|klare trennung!!|aufgaben klar!!|wer bestellt!!|zuständigkeit klären!!|wer den!!|zuständig*!|verantwort*!|wer macht was!!|wer ist zuständig!!|wer wofür!!|klare rollen!!|rollen!|stellenbeschreib*!|kompetenzen!|wer entscheidet!!`,
      es: `nadie sabe quién!!|no se sabe quién!!|quién hace qué!!|quién pide!!|aclarar quién!!|definir quién!!|responsabilidades claras!!|entre compras y almacén!!|compras y almacén!!|almacén y compras!!|delimitar!|de quién es!!|funciones claras!!|tareas claras!!|quién manda!!|quién se ocupa!!|responsab*!|quién hace qué!!|quién se encarga!!|funciones!|roles!|quién decide!!|competencias!`,
      ar: `لا أحد يعرف من!!|محدش عارف مين!!|من يفعل ماذا!!|مين بيعمل ايه!!|تحديد المسؤوليات!!|وضوح المسؤوليات!!|مسؤوليات واضحة!!|بين المشتريات والمخزن!!|المشتريات والمخازن!!|توضيح الأدوار!!|مسؤوليات!|المسؤوليات!|مسؤولية!|الأدوار!|من المسؤول!!|مين المسؤول!!|مهام واضحة!!|توزيع المسؤوليات!!|الوصف الوظيفي!!|اختصاصات!`,
    },
    bureaucracy: {
      en: `signatures for!!|three signatures!!|two forms!!|typed into two!!|same data typed!!|form for everything!!|bureaucra*!|approval*!|approve!|sign off!!|sign-off*!!|signature*!|paperwork!|forms!|form!|red tape!!|paper!|permission!|layers!|signatures!|simpl*!|faster!|quicker!`,
      de: `ein antrag!!|für jede schraube!!|doppelarbeit!|doppelt machen!!|formular für!!|bürokrat*!|*genehmigung*!|genehmigen!|freigabe*!|unterschrift*!|papier*!|formular*!|antrag!|anträge!|zettel*!|dienstweg*!|hierarchie*!|einfacher*!|schneller*!|vereinfach*!|unkompliziert!`,
      es: `tres firmas!!|firmas para!!|papeleo!|mismo dato dos!!|burocra*!|aprobaci*!|autoriza*!|firma*!|papel*!|formulario*!|trámite*!|permisos!|simplific*!|ágil*!|agiliz*!|rápid*!|jerarquía`,
      ar: `ثلاث موافقات!!|كثرة الأوراق!!|بيروقراطية!|البيروقراطية!|موافقات!|الموافقات!|موافقة!|توقيع!|توقيعات!|أوراق!|روتين!|الروتين!|الإجراءات!|إجراءات!|معاملات!|تبسيط!|تسريع!`,
    },
    meetings: {
      en: `meetings to prepare!!|meetings about meetings!!|kill the meeting!!|alignment call!!|calls about!!|less meetings!!|meetings with!!|calls!|pointless meetings!!|meeting free!!|hours in meetings!!|spent in calls!!|spent in meetings!!|week in meetings!!|meeting*!|fewer meetings!!|shorter meetings!!|agenda!|too many meetings!!`,
      de: `weniger sitzungen!!|sitzungen!|weniger besprechungen!!|kürzere meetings!!|meetings mit ergebnis!!|besprechungen mit!!|weniger sitzungen!!|stunden in meetings!!|in besprechungen!!|zu viele meetings!!|zu viele besprechungen!!|meeting*!|besprechung*!|weniger meetings!!|sitzung*!|agenda!|jour fixe!!`,
      es: `reuniones para!!|menos reuniones!!|reuniones más cortas!!|reuniones con!!|demasiadas reuniones!!|reuniones inútiles!!|horas en reuniones!!|media semana en!!|reuni*!|menos reuniones!!|juntas!|agenda!`,
      ar: `|اجتماعات أقل!!|اجتماعات أقصر!!|تقليل الاجتماعات!!|اجتماعات كثيرة!!|كثرة الاجتماعات!!|اجتماع!|اجتماعات!|الاجتماعات!|ميتنج!`,
    },
    standards: {
      en: `process is a mystery!!|the same process!!|clear process!!|process*!|standard*!|procedure*!|document*!|instructions!|manual*!|written down!!|checklist*!|organis*!|organiz*!|structure*!|guideline*!|workflow*!|chaos|chaotic`,
      de: `abläufe mal!!|aufschreiben!|klare abläufe!!|*prozess*!|*abläufe*!|*ablauf*!|standard*!|dokument*!|anleitung*!|anweisung*!|checkliste*!|organis*!|struktur*!|handbuch!|richtlinie*!|regeln|chaos`,
      es: `proceso claro!!|proceso*!|procedimiento*!|estándar*!|estandariz*!|protocolo*!|instrucciones!|manual*!|document*!|organiz*!|estructura!|orden|caos`,
      ar: `|عمليات!|العمليات!|معايير!|توثيق!|دليل!|تعليمات!|تنظيم!|التنظيم!|هيكل!|فوضى|الفوضى|قواعد`,
    },
    planning: {
      en: `plan!|planning!|better planning!!|project planning!!|forecast!|schedule of projects!!|coordinat*!`,
      de: `planung!|bessere planung!!|planen!|koordin*!|projektplanung!|vorausschau*!`,
      es: `planifica*!|planificar!|coordina*!|previsión!`,
      ar: `تخطيط!|التخطيط!|خطة!|تنسيق!`,
    },
  },
  health: {
    safety: {
      en: `safe*!|safety!|accident*!|danger*!|hazard*!|protect*!|ppe!|helmet*!|first aid!!|fire!|security guard!!|slippery`,
      de: `*sicherheit*!|*unfall*!|unfälle!|gefähr*!|*schutz*!|psa!|helm*!|erste hilfe!!|brandschutz!|rutschig*`,
      es: `seguridad!|accidente*!|peligr*!|protecci*!|epi!|epis!|casco*!|primeros auxilios!!|riesgo*!`,
      ar: `سلامة!|السلامة!|حوادث!|خطر!|مخاطر!|حماية!|خوذة!|إسعافات!|وقاية!`,
    },
    body: {
      en: `ergonom*!|back!|back pain!!|lifting!|heavy!|standing!|massage!|physio*!|desk height!!|sport*!|gym`,
      de: `ergonom*!|rücken*!|heben!|schwer heben!!|höhenverstellbar*!|stehen!|massage!|physio*!|gesundheit*!|sport*`,
      es: `ergonom*!|espalda!|levantar!|peso!|pesos!|fisio*!|salud!|deporte`,
      ar: `ظهر!|الظهر!|حمل!|أحمال!|صحة!|الصحة!|رياضة`,
    },
    mind: {
      en: `mental health!!|mental*!|psycholog*!|counsel*!|wellbeing!|well-being!!`,
      de: `psych*!|mental*!|seelisch*!|supervision!`,
      es: `salud mental!!|psicol*!|bienestar!`,
      ar: `نفسية!|النفسية!|الصحة النفسية!!|نفسي!`,
    },
  },
  security: {
    contracts: {
      en: `contract*!|permanent!|temporary!|fixed term!!|fixed-term!!|agency!|unlimited`,
      de: `*vertrag!|*verträge!|unbefrist*!|befrist*!|entfrist*!|leiharbeit*!|zeitarbeit*!|festanstell*!|übernahme!`,
      es: `contrato*!|indefinid*!|fijo*!|fija!|temporal*!|eventual*!|ett!`,
      ar: `عقد!|عقود!|العقود!|دائم!|دائمة!|مؤقت!|تثبيت!`,
    },
    jobs: {
      en: `layoff*!|lay off!!|redundan*!|job security!!|close the site!!|closing!|outsourc*!|future!|secure!|fired!`,
      de: `*arbeitsplätze!|kündig*!|entlass*!|stellenabbau!|schließ*!|verlager*!|zukunft!|arbeitsplatzsicher*!|sparprogramm!|outsourc*!`,
      es: `despid*!|despido*!|estabilidad!|cierre!|ere!|futuro!|seguridad laboral!!|externaliz*!`,
      ar: `تسريح!|فصل!|الأمان الوظيفي!!|أمان وظيفي!!|استقرار!|الاستقرار!|إغلاق!|مستقبل!`,
    },
  },
  business: {
    promises: {
      en: `promise dates!!|promises dates!!|promise customers!!|promise anything!!|promise what!!|before they promise!!|sales promises!!|promises things!!|ask production before!!|ask production!!|talk to production!!|realistic dates!!|realistic delivery!!|delivery dates!!|real deadlines!!|impossible dates!!|sell things we!!|sells things!!`,
      de: `verspricht termine!!|versprechen termine!!|vertrieb verspricht!!|termine versprechen!!|liefertermine!!|nichts versprechen!!|termine die keiner!!|termine zusagen!!|mit der fertigung!!|vorher die produktion!!|realistische termine!!|realistische liefertermine!!|verspricht dinge!!|rücksprache mit!!`,
      es: `prometa plazos!!|prometer plazos!!|prometen fechas!!|prometer fechas!!|prometan fechas!!|ventas no prometa!!|ventas promete!!|plazos imposibles!!|plazos reales!!|hablar con producción!!|consultar con producción!!|dar fechas!!|fechas a los clientes!!`,
      ar: `وعود المبيعات!!|وعد العملاء!!|مواعيد واقعية!!|مواعيد التسليم!!|المبيعات توعد!!|سؤال الإنتاج!!`,
    },
    waste: {
      en: `less waste!!|waste!|plastic!|packaging!|offcuts!|recycl*!|throw away!!|environment!|sustainab*!|energy!|co2!`,
      de: `müll!|abfall!|verschnitt!|plastik*!|verpackung*!|recycl*!|umwelt*!|nachhaltig*!|verschwend*!|wegwerfen!|weggeworfen!|energie*!`,
      es: `residuos!|plástico*!|embalaje*!|recicl*!|desperdici*!|medio ambiente!!|sostenib*!|tirar!|energía!`,
      ar: `نفايات!|هدر!|بلاستيك!|تغليف!|تدوير!|البيئة!|استدامة!|طاقة!`,
    },
    customers: {
      en: `customers!|customer service!!|clients!|quality!|complaints!|products!|prices!|website!|marketing!|competition!|brand!`,
      de: `kunden*!|qualität*!|produkte!|reklamation*!|preise!|webseite!|website!|marketing!|konkurrenz!|marke!`,
      es: `clientes!|calidad!|productos!|precios!|quejas!|web!|marketing!|competencia!|marca!`,
      ar: `عملاء!|العملاء!|زبائن!|جودة!|الجودة!|منتجات!|أسعار!|تسويق!|شكاوى!`,
    },
  },
} as const satisfies DetailsOf<'wishes'>
