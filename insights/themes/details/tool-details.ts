import type { DetailsOf } from './detail-types.ts'

/** Which tools people miss and use: the same thing in four languages. */
export const toolDetails = {
  assistants: {
    writing: {
      en: `chatgpt!|copilot!|gpt!|claude!|gemini!|ai!|assistant!|chatbot!|llm!|writing!|drafts!|summar*!|artificial intelligence!!`,
      de: `chatgpt!|copilot!|ki!|ki-*!|künstliche intelligenz!!|assistent*!|chatbot!|textentwürfe!|zusammenfass*!|sprachmodell`,
      es: `chatgpt!|copilot!|ia!|inteligencia artificial!!|asistente*!|chatbot!|resum*!`,
      ar: `الذكاء الاصطناعي!!|ذكاء اصطناعي!!|شات جي بي تي!!|مساعد!|تلخيص!`,
    },
    translation: {
      en: `translat*!|deepl!|interpreter!|interpret*!|languages!`,
      de: `übersetz*!|*übersetzung*!|deepl!|dolmetsch*!`,
      es: `traduc*!|deepl!|intérprete!`,
      ar: `ترجمة!|الترجمة!|مترجم!|يترجم!`,
    },
    transcription: {
      en: `minutes of calls!!|automatic minutes!!|meeting minutes!!|transcri*!|dictat*!|speech to text!!|minutes!|voice!`,
      de: `protokolle automatisch!!|diktier*!|diktat*!|transkri*!|spracherkennung!|protokoll*!|spracheingabe!`,
      es: `actas automáticas!!|transcri*!|dictado!|dictar!|actas!|voz!`,
      ar: `|إملاء!|تفريغ!|صوتي!|محاضر!`,
    },
  },
  projects: {
    projects: {
      en: `project*!|project management!!|planner!|gantt!|roadmap!|timeline*!|milestone*!|asana!|monday!|ms project!!`,
      de: `*projekt*!|projektmanagement!|projektplan*!|gantt!|zeitplan!|meilenstein*!|asana!`,
      es: `proyecto*!|gestión de proyectos!!|gantt!|planificador!|asana!|cronograma!`,
      ar: `مشاريع!|المشاريع!|إدارة المشاريع!!|مشروع!`,
    },
    tasks: {
      en: `checklists!|checklists on!!|who is doing what!!|ticket queue!!|task*!|to do!!|to-do!!|todo*!|ticket*!|kanban!|board!|trello!|jira!|backlog!|who does what!!|requests!`,
      de: `checklisten!|wer was macht!!|*aufgabe*!|to-do*!!|todo*!|ticket*!|kanban!|trello!|jira!|*board!|anfragen!`,
      es: `listas de tareas!!|checklists!|tarea*!|ticket*!|kanban!|trello!|jira!|tablero*!|pendientes!|incidencias!|solicitudes!`,
      ar: `|مهام!|المهام!|تذاكر!|متابعة!|طلبات!`,
    },
  },
  knowledge: {
    wiki: {
      en: `written instructions!!|answers are written!!|text templates!!|place where answers!!|work instructions!!|step by step!!|how-to!!|wiki!|knowledge base!!|intranet!|confluence!|manual*!|instructions!|handbook!|documentation!|faq!|one place!!`,
      de: `schriftliche anleitungen!!|anleitungen auf!!|arbeitsanweisung*!!|textbausteine!!|wo alles steht!!|wo man nachlesen!!|nachschlagen!|wiki!|wissensdatenbank!|intranet!|confluence!|handbuch!|anleitung*!|dokumentation!|wissen*!|faq!`,
      es: `instrucciones escritas!!|instrucciones en!!|plantillas de texto!!|sitio donde!!|paso a paso!!|wiki!|base de conocimiento*!!|intranet!|manual*!|documentación!|instrucciones!`,
      ar: `تعليمات مكتوبة!!|تعليمات!|خطوة بخطوة!!|قاعدة معرفة!!|ويكي!|دليل!|توثيق!|المعرفة!|معرفة!`,
    },
    search: {
      en: `search*!|find!|findable!|lookup!|index!`,
      de: `*suche*!|finden!|suchfunktion!|auffind*!|suchen!`,
      es: `busca*!|buscador!|encontrar!|búsqueda!`,
      ar: `بحث!|البحث!|محرك بحث!!|نلاقي!`,
    },
    drawings: {
      en: `up to date drawings!!|current drawings!!|assembly drawings!!|drawings at the!!|latest drawings!!`,
      de: `aktuelle zeichnungen!!|zeichnungen am arbeitsplatz!!|zeichnungen die stimmen!!`,
      es: `planos actualizados!!|planos al día!!|planos en el puesto!!`,
      ar: `مخططات محدثة!!|رسومات محدثة!!`,
    },
  },
  devices: {
    laptops: {
      en: `laptop that!!|faster laptop!!|new laptop!!|faster computer!!|new computer!!|faster pc!!|laptop*!|notebook*!|computer*!|pc!|pcs!|workstation!|faster!|macbook!|ram!`,
      de: `schnellerer rechner!!|neuer laptop!!|schneller laptop!!|neuer rechner!!|schnellerer pc!!|laptop*!|notebook*!|*rechner*!|computer*!|pc!|pcs!|schnellerer!|macbook!|dienstlaptop*!`,
      es: `ordenador más rápido!!|portátil nuevo!!|ordenador nuevo!!|otra pantalla!!|portátil*!|portatil*!|ordenador*!|computador*!|pc!|laptop*!|equipo más rápido!!`,
      ar: `|لابتوب*!|كمبيوتر*!|حاسوب!|حاسب!|جهاز أسرع!!|لاب توب!!`,
    },
    screens: {
      en: `screen*!|monitor*!|second screen!!|second monitor!!|display*!`,
      de: `*bildschirm*!|*monitor*!|zweiter bildschirm!!`,
      es: `pantalla*!|monitor*!|segunda pantalla!!|segundo monitor!!`,
      ar: `شاشة!|شاشات!|الشاشة!|شاشة ثانية!!|شاشة تانية!!`,
    },
    tablets: {
      en: `tablet*!|ipad*!|touchscreen!`,
      de: `tablet*!|ipad*!|touchscreen!`,
      es: `tablet*!|tableta*!|ipad*!`,
      ar: `تابلت!|آيباد!|أجهزة لوحية!!|جهاز لوحي!!`,
    },
    accessories: {
      en: `mouse!|keyboard*!|docking*!|dock!|charger*!|usb!|camera!|webcam!|battery!|batteries!|power bank!!`,
      de: `maus!|tastatur*!|docking*!|ladegerät*!|ladekabel!|usb*!|kamera!|webcam!|akku*!`,
      es: `ratón!|teclado*!|cargador*!|usb!|cámara!|batería*!`,
      ar: `ماوس!|كيبورد!|لوحة مفاتيح!!|شاحن!|كاميرا!|بطارية!`,
    },
  },
  phones: {
    phones: {
      en: `phone*!|mobile*!|smartphone*!|telephone*!|work phone!!|cell phone!!|landline!`,
      de: `*handy*!|*telefon*!|smartphone*!|mobiltelefon*!|diensthandy*!`,
      es: `teléfono*!|móvil*!|movil*!|celular*!|smartphone*!`,
      ar: `هاتف!|هواتف!|جوال!|موبايل!|تليفون!|الهاتف!`,
    },
    headsets: {
      en: `new headset!!|headset that!!|headset*!|headphone*!|earphone*!|earplug*!|noise cancel*!!|earbuds!`,
      de: `neues headset!!|headset*!|kopfhörer*!|ohrstöpsel!`,
      es: `cascos que!!|unos cascos!!|auricular*!|cascos!|headset*!|audífonos!`,
      ar: `|سماعة!|سماعات!|السماعات!`,
    },
    radios: {
      en: `radio*!|walkie*!|pager*!|intercom!`,
      de: `*funkgerät*!|walkie*!|pieper!|funk!|sprechanlage!`,
      es: `walkie*!|radio*!|intercomunicador*!|busca!`,
      ar: `لاسلكي!|راديو!|أجهزة لاسلكية!!`,
    },
  },
  scheduling: {
    rota: {
      en: `rota*!|roster*!|shift*!|schedul*!|shift plan*!!|shift app!!|staff planning!!`,
      de: `*dienstplan*!|*schichtplan*!|*einsatzplan*!|*schicht*!|personalplanung!`,
      es: `turno*!|cuadrante*!|horarios!|planificador de turnos!!|planilla*!`,
      ar: `ورديات!|الورديات!|مناوبات!|شفتات!|جدول!|جدولة!`,
    },
    time: {
      en: `time track*!!|timesheet*!|time clock!!|clock in!!|hours!|punch!|attendance!|time recording!!`,
      de: `*zeiterfassung*!|stempel*!|stunden*!|*zeiterfass*!|arbeitszeit*!`,
      es: `fichaje*!|fichar!|control horario!!|horas!|registro horario!!`,
      ar: `حضور!|بصمة!|البصمة!|ساعات!|تسجيل الوقت!!|الحضور والانصراف!!`,
    },
    leave: {
      en: `leave!|holiday*!|vacation*!|absence*!`,
      de: `*urlaub*!|abwesenheit*!`,
      es: `vacacion*!|ausencia*!|permisos!`,
      ar: `إجازات!|إجازة!|الإجازات!`,
    },
    calendar: {
      en: `calendar*!|appointment*!|room booking!!|booking!`,
      de: `*kalender*!|termin*!|raumbuchung!`,
      es: `calendario*!|cita*!|agenda!|reserva*!`,
      ar: `تقويم!|مواعيد!|المواعيد!|حجز!`,
    },
  },
  analytics: {
    dashboards: {
      en: `dashboard*!|report*!|power bi!!|powerbi!|tableau!|kpi*!|analytic*!|statistics!|chart*!|live figures!!|figures!|numbers!|insight*!|forecast*!|data!`,
      de: `dashboard*!|*bericht*!|power bi!!|powerbi!|tableau!|kpi*!|kennzahl*!|auswert*!|statistik*!|*zahlen!|reporting!|*daten!`,
      es: `dashboard*!|informe*!|power bi!!|powerbi!|tableau!|kpi*!|indicador*!|cuadro* de mando!!|estadística*!|analítica!|datos!|reporte*!|panel*!`,
      ar: `تقارير!|التقارير!|لوحة بيانات!!|لوحات!|إحصائيات!|تحليل!|بيانات!|البيانات!|باور بي آي!!|مؤشرات!`,
    },
  },
  machines: {
    drills: {
      en: `drill*!|screwdriver*!|cordless!|impact!|grinder*!|saw!|saws!|welder!|welding!|hammer!`,
      de: `bohr*!|akkuschrauber!|schrauber!|säge*!|schleif*!|schweiß*!|flex!|akku-*!`,
      es: `taladro*!|atornillador*!|sierra*!|soldad*!|amoladora*!`,
      ar: `دريل!|مثقاب!|مفك!|لحام!|منشار!`,
    },
    measuring: {
      en: `measur*!|gauge*!|caliper*!|laser!|multimeter!|tester!|calibrat*!|torque!`,
      de: `mess*!|*messgerät*!|schieblehre!|laser!|multimeter!|prüf*!|kalibrier*!|drehmoment*!`,
      es: `medi*!|medidor*!|calibr*!|láser!|multímetro!`,
      ar: `قياس!|أجهزة قياس!!|ليزر!|معايرة!`,
    },
    cleaning: {
      en: `clean*!|vacuum*!|sweeper*!|mop*!|scrubber!`,
      de: `*reinigung*!|putz*!|sauger!|kehrmaschine!|wischer!|staubsauger!`,
      es: `limpi*!|aspirador*!|fregadora*!|barredora*!`,
      ar: `تنظيف!|مكنسة!|نظافة!`,
    },
    tools: {
      en: `hand tools!!|decent tools!!|tools at every!!|own tools!!|buy our own!!|sharp blades!!|blades!|sharp knives!!|clamps!|bits!|tool set!!|toolbox!|better tools!!|good tools!!|spanner*!|wrench*!`,
      de: `werkzeug!|werkzeuge!|vernünftiges werkzeug!!|eigenes werkzeug!!|werkzeug das!!|werkzeug an!!|scharfe!|klingen!|sägeblätter!|zwingen!|handwerkzeug!`,
      es: `herramienta!|herramientas!|herramienta en cada!!|herramientas de mano!!|buenas herramientas!!|cuchillas!|brocas!|herramientas propias!!`,
      ar: `عدة!|عدد يدوية!!|أدوات يدوية!!|أدوات جيدة!!|شفرات!`,
    },
  },
  transport: {
    forklifts: {
      en: `more forklifts!!|another forklift!!|second forklift!!|forklift*!|fork lift!!|reach truck!!|stacker!`,
      de: `mehr stapler!!|zweiter stapler!!|noch ein stapler!!|*stapler*!`,
      es: `otra carretilla!!|más carretillas!!|carretilla*!|montacargas!|toro!`,
      ar: `|رافعة شوكية!!|فوركليفت!|رافعة!|رافعات!`,
    },
    pallets: {
      en: `pallet truck*!!|pallet jack*!!|hand truck!!|pallet*!|trolley*!|cart!|carts!|lift*!|hoist*!|crane!|sack truck!!|conveyor!`,
      de: `hubwagen die!!|elektrohubwagen!|hubwagen!|*wagen!|ameise!|hebe*!|kran!|rollwagen!|förderband!|sackkarre!`,
      es: `transpaletas!|transpaleta!|transpaleta*!|carro*!|traspalet*!|grúa*!|elevador*!`,
      ar: `|عربة!|عربات!|ترولي!|بالتات!|ونش!`,
    },
    vehicles: {
      en: `van!|vans!|car!|cars!|vehicle*!|truck*!|bike*!|navigation!|sat nav!!|satnav!|gps!|route*!`,
      de: `fahrzeug*!|auto!|autos!|transporter!|lkw!|*rad!|navi*!|gps!|*route*!|tour*!`,
      es: `furgoneta*!|coche*!|vehículo*!|camión!|camiones!|bici*!|gps!|ruta*!|navegador!`,
      ar: `سيارة!|سيارات!|شاحنة!|شاحنات!|مركبات!|جي بي إس!!|ملاحة!`,
    },
    lifting: {
      en: `vacuum lifter!!|lifting aid*!!|lift aid*!!|lifting table!!|lifting help!!|lifting equipment!!|carry by hand!!|carry kilos!!|heavy things!!|lifting device!!|hoist!`,
      de: `hebehilfe*!!|vakuumheber!!|hebegerät*!!|hebebühne!|hebetisch!|heber!|tragehilfe*!|schwer heben!!|schwer tragen!!`,
      es: `ayudas para levantar!!|para levantar!!|cargar peso!!|levantar peso*!!|elevador!|elevadores!|ventosa*!|mesa elevadora!!|para cargar!!`,
      ar: `رافعة!|أدوات رفع!!|معدات رفع!!|لرفع الأحمال!!|حمل الأثقال!!|رفع!`,
    },
  },
  documents: {
    signature: {
      en: `sign*!|signature*!|e-sign*!!|esign*!|docusign!|digital signature!!|electronic signature!!`,
      de: `*unterschrift*!|*signatur*!|docusign!|signieren!|unterschreiben!`,
      es: `firma*!|firmar!|docusign!|firma digital!!|firma electrónica!!`,
      ar: `توقيع!|التوقيع!|توقيع إلكتروني!!|التوقيع الإلكتروني!!`,
    },
    approvals: {
      en: `approv*!|workflow*!|release`,
      de: `freigabe*!|genehmig*!|workflow*!`,
      es: `aprob*!|aprobaci*!|flujo*!|autoriza*!`,
      ar: `موافقات!|موافقة!|اعتماد!|سير العمل!!`,
    },
    archive: {
      en: `document*!|dms!|archive*!|pdf!|paperless!|contract*!|template*!|version*!|form!|forms!`,
      de: `*dokument*!|dms!|archiv*!|pdf*!|papierlos!|vertrag*!|vorlage*!|formular*!|version*!|akte*!`,
      es: `document*!|gestor documental!!|archivo*!|pdf!|sin papel!!|contrato*!|plantilla*!|formulario*!`,
      ar: `مستندات!|المستندات!|وثائق!|أرشيف!|أرشفة!|ملفات!|عقود!|نماذج!|قوالب!`,
    },
  },
  customers: {
    crm: {
      en: `customer history!!|history of the customer!!|earlier complaints!!|what the customer was told!!|shared mailbox!!|proper crm!!|all about a customer!!|customer file!!|contact history!!|crm!|salesforce!|hubspot!|customer*!|client*!|lead*!|contact*!|pipeline`,
      de: `kundenhistorie!!|kundenakte!!|alle vorgänge eines!!|vorgänge eines kunden!!|frühere reklamationen!!|historie!|was dem kunden!!|crm*!|salesforce!|hubspot!|*kunden*!|lead*!|kontakt*!`,
      es: `historial del cliente!!|historial!|se le dijo al cliente!!|quejas anteriores!!|ficha del cliente!!|crm de verdad!!|crm!|salesforce!|hubspot!|cliente*!|contacto*!|leads!`,
      ar: `تاريخ العميل!!|سجل العملاء!!|بيانات العملاء!!|عملاء!|العملاء!|إدارة علاقات العملاء!!|زبائن!`,
    },
    booking: {
      en: `till that!!|booking*!|reservation*!|guest*!|till!|pos!|checkout!|cash register!!|payment*!`,
      de: `kasse die!!|buchung*!|reservierung*!|gäste*!|kasse*!|*kassensystem!|zahlung*!`,
      es: `|reserva*!|huésped*!|tpv!|caja!|pago*!|pedidos`,
      ar: `|حجوزات!|حجز!|ضيوف!|كاشير!|نقاط البيع!!|الدفع!`,
    },
    marketing: {
      en: `social media!!|newsletter*!|mailing!|campaign*!|seo!|marketing!`,
      de: `social media!!|newsletter*!|mailing!|kampagne*!|seo!|marketing*!`,
      es: `redes sociales!!|newsletter*!|campaña*!|seo!|marketing!`,
      ar: `تسويق!|التسويق!|حملات!|سوشيال ميديا!!`,
    },
  },
  enterprise: {
    stock: {
      en: `live stock!!|stock live!!|stock levels!!|what is in stock!!|what's in stock!!|actual stock!!|actually available!!|what is available!!|what's available!!|availability!|up to date stock!!|real stock!!|stock that matches!!|stock figures!!|stock numbers!!|correct stock!!|stock that is right!!|see the stock!!|stock*!|inventory!|warehouse!|wms!|spare part*!!|counting`,
      de: `lagerbestand live!!|bestand live!!|bestand der stimmt!!|einen bestand!!|richtiger bestand!!|aktueller bestand!!|verfügbarkeit!!|verfügbarkeit auf knopfdruck!!|bestände sehen!!|bestand sehen!!|was da ist!!|was auf lager!!|echtzeitbestand!|*lager*!|*bestand*!|inventur*!|wms!|warenwirtschaft!|wawi!`,
      es: `stock real!!|stock en tiempo real!!|stock que coincida!!|stock actualizado!!|ver el stock!!|ver existencias!!|disponibilidad!|disponibilidad al momento!!|lo que hay!!|qué hay en el almacén!!|inventario real!!|almacén!|stock!|inventario*!|existencias!|sga!`,
      ar: `المخزون الفعلي!!|معرفة المخزون!!|المتوفر!|المتاح!|مخزون محدث!!|الكميات!|مخزون!|المخزون!|مستودع!|مخازن!|جرد!`,
    },
    finance: {
      en: `invoice*!|invoicing!|accounting!|expense*!|budget*!|payroll!|billing!|quote*!|receipts!|bookkeep*!`,
      de: `*rechnung*!|buchhaltung*!|spesen*!|reisekosten*!|budget*!|*angebot*!|datev!|belege!|lohn*!`,
      es: `factura*!|contabilidad!|gastos!|presupuesto*!|nómina*!`,
      ar: `فواتير!|فاتورة!|محاسبة!|المحاسبة!|مصروفات!|ميزانية!|رواتب!`,
    },
    orders: {
      en: `order*!|purchas*!|procurement!|supplier*!|delivery!|shipping!`,
      de: `bestell*!|*bestellung*!|einkauf*!|lieferant*!|auftrag*!|aufträge!|versand*!`,
      es: `pedido*!|compras!|proveedor*!|orden*!|envíos!`,
      ar: `طلبيات!|مشتريات!|المشتريات!|موردين!|أوامر!|شحن!`,
    },
    erp: {
      en: `erp!|sap!|one system!!|ms dynamics!!|oracle!`,
      de: `erp*!|sap*!|ein system!!|navision!`,
      es: `erp!|sap!|un solo sistema!!|oracle!`,
      ar: `ساب!|نظام موحد!!|أوراكل!`,
    },
  },
  automation: {
    doubleEntry: {
      en: `double entry!!|enter twice!!|typed twice!!|type everything twice!!|type it twice!!|twice into!!|same numbers!!|same data!!|three places!!|two places!!|copy by hand!!|copy things by hand!!|copy and paste!!|copying!|one window into another!!|move figures!!|moving figures!!|retype*!|re-enter!!|link between!!|interface between!!|systems that talk!!|talk to each other!!|connect the systems!!|connected systems!!|interface*!|integrat*!|one system!!|one system for everything!!|single system!!|instead of three!!|instead of five!!|excel lists!!|excel sheets!!|own version!!|own excel!!|spreadsheets everywhere!!|sync*!`,
      de: `doppelt eingeben!!|doppelte eingabe!!|doppelt tippen!!|tippe doppelt!!|jede bestellung doppelt!!|zweimal eingeben!!|zweimal eintippen!!|alles doppelt!!|doppelerfassung!|abtippen!|per hand übertragen!!|von hand übertragen!!|schnittstelle*!|systeme verbinden!!|systeme die miteinander!!|miteinander reden!!|ein system statt!!|ein system für alles!!|einheitliches system!!|statt drei!!|statt fünf!!|excel-wirtschaft!!|excel-listen!!|excel listen!!|eigene fassung!!|andere fassung!!|synchron*!`,
      es: `dos veces!!|meter dos veces!!|meto los pedidos!!|doble entrada!!|duplicar datos!!|copiar a mano!!|copiar datos!!|mismos datos!!|tres sitios!!|dos sitios!!|un solo sistema!!|un único sistema!!|sistema único!!|en vez de tres!!|interfaz*!|integraci*!|conexión entre!!|conectar los sistemas!!|sistemas conectados!!|que se hablen!!|veinte excels!!|excels distintos!!|teclear!`,
      ar: `إدخال مرتين!!|مرتين!|إدخال مزدوج!!|نفس البيانات!!|نسخ يدوي!!|نظام واحد!!|نظام موحد!!|ربط الأنظمة!!|ربط بين!!|تكامل!|بدل ثلاثة!!|ملفات إكسل!!`,
    },
    automate: {
      en: `automat*!|scripts!|bots!|power automate!!|zapier!|macro*!|self service!!`,
      de: `automatisier*!|automatik!|makros!|power automate!!|skripte!|bot!`,
      es: `automatiz*!|macros!|bots!|scripts!`,
      ar: `أتمتة!|أتوماتيك!|تلقائي!`,
    },
  },
  printers: {
    scanners: {
      en: `scanner for!!|scanner*!!|working scanners!!|handheld*!|handhelds with!!|handheld scanner*!!|guns!|the guns!!|scan gun*!!|barcode*!|scanners that!!|a scanner each!!`,
      de: `scanner für!!|*scanner*!|*scanner*!!|handscanner!!|mde*!|mde-geräte!!|barcode*!|scanner deren!!`,
      es: `escáner para!!|escáner*!|escáneres!|escáner por persona!!|pistola*!|lector* de código*!!|lector*!|pda*!|lectores!`,
      ar: `|سكانر!|ماسح!|ماسحات!|قارئ الباركود!!|باركود!`,
    },
    printers: {
      en: `printer*!|print!|printing!|label printer!!|copier!`,
      de: `*drucker*!|drucken!|etikettendrucker!|kopierer!`,
      es: `impresora*!|imprimir!|etiquetas!`,
      ar: `طابعة!|طابعات!|طباعة!`,
    },
  },
  staff: {
    people: {
      en: `another pair of hands!!|pair of hands!!|more hands!!|help on saturdays!!|one more person!!|another person!!|more people!!|people not tools!!|no tools people!!|not tools people!!|more staff!!|more colleagues!!|extra hands!!|an extra person!!|an apprentice!!|temp for!!|hands!|staff!|colleague*|manpower!`,
      de: `eine aushilfe!!|aushilfe!!|mehr leute!!|mehr personal!!|keine werkzeuge sondern leute!!|sondern leute!!|mehr hände!!|noch eine person!!|eine person mehr!!|noch jemand!!|mehr kollegen!!|personal!|verstärkung!|zweite kraft!!`,
      es: `una persona más!!|otra persona!!|más manos!!|manos!|más gente!!|más personal!!|más compañeros!!|ayuda los sábados!!|personal!|refuerzo!`,
      ar: `موظفين!|موظف إضافي!!|شخص إضافي!!|ناس أكتر!!|أيدي عاملة!!|عمالة!|زملاء أكثر!!`,
    },
  },
  design: {
    planning: {
      en: `kitchen planner!!|planning program!!|planning software!!|3d!|cad!|drawing program!!|render*!|photoshop!|canva!|figma!|adobe!`,
      de: `küchenplaner!!|planungsprogramm!!|planungssoftware!!|3d!|cad!|zeichenprogramm!!|photoshop!|canva!|figma!|adobe!`,
      es: `planificador de cocinas!!|programa de planificación!!|3d!|cad!|programa de diseño!!|photoshop!|canva!|figma!|adobe!`,
      ar: `برنامج تصميم!!|أوتوكاد!|فوتوشوب!|كانفا!|تصميم ثلاثي!!`,
    },
  },
  network: {
    internet: {
      en: `internet!|wifi!|vpn!|vpn that!!|faster internet!!|signal!|signal in!!|network!`,
      de: `internet!|wlan!|vpn!|netz!|empfang!|schnelleres internet!!`,
      es: `internet!|wifi!|vpn!|cobertura!|red!`,
      ar: `إنترنت!|واي فاي!!|الشبكة!|نت!`,
    },
  },
  development: {
    development: {
      en: `staging!|ci!|ide!|licences for the ide!!|test environment!!|git*!`,
      de: `testumgebung!|ide!|git*!|staging!`,
      es: `entorno de pruebas!!|ide!|git*!`,
      ar: ``,
    },
  },
  protection: {
    protection: {
      en: `gloves!|ear defenders!!|jacket*!|boots!|helmet*!|goggles!|mask*!|workwear!`,
      de: `handschuhe!|gehörschutz!|jacke*!|schuhe!|helm*!|brille*!|maske*!|arbeitskleidung!`,
      es: `guantes!|protectores!|chaqueta*!|botas!|casco*!|gafas!|mascarilla*!`,
      ar: `قفازات!|خوذة!|سترات!|أحذية!|كمامات!|نظارات!`,
    },
  },
  furniture: {
    furniture: {
      en: `chair*!|desk*!|standing desk*!!|lamp*!|footrest*!`,
      de: `stuhl!|stühle!|schreibtisch*!|lampe*!|höhenverstellbar*!`,
      es: `silla*!|mesa*!|lámpara*!|escritorio*!`,
      ar: `كرسي!|كراسي!|مكتب!|إضاءة!`,
    },
  },
} as const satisfies DetailsOf<'tools'>
