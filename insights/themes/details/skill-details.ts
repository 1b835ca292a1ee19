import type { DetailsOf } from './detail-types.ts'

/** What people want to learn and can do: the same thing in four languages. */
export const skillDetails = {
  languages: {
    english: {
      en: `better english!!|english so!!|my english!!|improve my english!!|english!|business english!!`,
      de: `besser englisch!!|besseres englisch!!|englisch für!!|englisch*!|*englisch!`,
      es: `mejorar el inglés!!|mejorar mi inglés!!|más inglés!!|inglés para!!|hablar inglés!!|inglés!|ingles!`,
      ar: `تحسين الإنجليزية!!|اللغة الإنجليزية!!|إنجليزي!|الإنجليزية!|انجليزي!|إنجليزية!|الانجليزي!`,
    },
    german: {
      en: `better german!!|german half of!!|german!`,
      de: `besser deutsch!!|deutsch schreiben!!|deutsch lernen!!|besseres deutsch!!|deutsch*!`,
      es: `alemán porque!!|aprender alemán!!|alemán!|aleman!`,
      ar: `اللغة الألمانية!!|الألمانية!|ألماني!|المانية!`,
    },
    spanish: {
      en: `spanish for!!|spanish!`,
      de: `spanisch lernen!!|spanisch*!`,
      es: `|español!|castellano!`,
      ar: `|الإسبانية!|إسباني!`,
    },
    french: { en: `french!`, de: `französisch*!`, es: `francés!`, ar: `الفرنسية!|فرنسي!` },
    arabic: { en: `arabic!`, de: `arabisch*!`, es: `árabe!`, ar: `العربية!|عربي!` },
  },
  leadership: {
    leading: {
      en: `lead people!!|how to lead!!|managing a team!!|manage a team!!|decent boss!!|good boss!!|better boss!!|lead a team!!|run a team!!|leadership skills!!|lead!|leading!|leadership!|manag*!|manage people!!|team lead*!!|supervis*!|people management!!`,
      de: `mitarbeiter führen!!|leute führen!!|team führen!!|ein team leiten!!|guter chef!!|führungskompetenz*!|mitarbeiterführung!!|*führung*!|führen!|leiten!|teamleitung!|mitarbeiterführung!|vorgesetzt*!`,
      es: `liderar un equipo!!|llevar un equipo!!|dirigir un equipo!!|dirigir personas!!|ser buen jefe!!|mandar bien!!|llevar gente!!|lider*!|liderazgo!|dirigir!|gestión de equipos!!|gestionar equipos!!|mandar!`,
      ar: `قيادة فريق!!|إدارة فريق!!|مهارات القيادة!!|أكون قائد!!|قيادة!|القيادة!|إدارة الفريق!!|إدارة الفرق!!|إدارة الناس!!`,
    },
    coaching: {
      en: `difficult conversations!!|give feedback!!|performance isn't!!|tell someone their!!|coach*!|mentor*!|feedback!|difficult conversation*!!|motivat*!`,
      de: `schwierige gespräche führen!!|mitarbeitergespräche!!|feedback geben!!|kritik üben!!|coach*!|mentor*!|feedback!|schwierige gespräche!!|*gespräche!|motivier*!`,
      es: `conversaciones difíciles!!|dar feedback!!|dar malas noticias!!|coach*!|mentor*!|feedback!|conversaciones difíciles!!|motiv*!`,
      ar: `المحادثات الصعبة!!|توجيه!|تحفيز!|إرشاد!|ملاحظات!|كوتشينج!`,
    },
    delegation: {
      en: `delegat*!|let go!!`,
      de: `deleg*!|loslassen!|abgeben!`,
      es: `deleg*!`,
      ar: `تفويض!|التفويض!`,
    },
  },
  ai: {
    ai: {
      en: `ai!|chatgpt!|copilot!|prompt*!|machine learning!!|artificial intelligence!!|llm*!`,
      de: `ki!|ki-*!|chatgpt!|copilot!|prompt*!|künstliche intelligenz!!|maschinelles lernen!!|ai!`,
      es: `ia!|chatgpt!|copilot!|prompt*!|inteligencia artificial!!`,
      ar: `الذكاء الاصطناعي!!|ذكاء اصطناعي!!|شات جي بي تي!!`,
    },
    automation: {
      en: `automat*!|macro*!|rpa!|power automate!!|vba!|scripts!`,
      de: `automatisier*!|makro*!|rpa!|power automate!!|vba!`,
      es: `automatiz*!|macro*!|rpa!|vba!`,
      ar: `أتمتة!|الأتمتة!|ماكرو!`,
    },
  },
  communication: {
    presenting: {
      en: `presenting without!!|speak in front!!|speaking in front!!|talk in front!!|present*!|public speaking!!|speak*!|in front of!!|pitch*!|rhetoric!|powerpoint!`,
      de: `vor leuten sprechen!!|vor leuten reden!!|vor gruppen!!|frei sprechen!!|präsent*!|vortrag*!|vorträge!|rhetorik!|reden!|sprechen!|vor leuten!!`,
      es: `hablar delante!!|presentar en público!!|hacer presentaciones!!|present*!|hablar en público!!|oratoria!|exponer!`,
      ar: `التحدث أمام الناس!!|عروض تقديمية!!|عرض!|العروض!|تقديم!|إلقاء!|التحدث أمام!!|الخطابة!`,
    },
    conflict: {
      en: `de-escalation!!|deescalation!!|say no!!|assertiveness!!|stand up for myself!!|conflict*!|difficult!|deescalat*!|de-escalat*!!|assertive*!|say no!!|argu*!|mediat*!`,
      de: `deeskalation!!|nein sagen!!|konfliktgespräche!!|mich durchsetzen!!|*konflikt*!|deeskalation*!|schwierige!|nein sagen!!|durchsetz*!|mediation!`,
      es: `desescalar!|decir no!!|asertividad!|conflicto*!|difíciles!|asertiv*!|decir no!!|decir que no!!|mediaci*!`,
      ar: `قول لا!!|حل النزاعات!!|نزاعات!|حل النزاعات!!|خلافات!|صعبين!|صعبة!`,
    },
    writing: {
      en: `writ*!|emails!|copywriting!|spelling!`,
      de: `schreib*!|texte!|texten!|rechtschreibung!|e-mails!`,
      es: `escrib*!|redacci*!|redactar!|correos!`,
      ar: `كتابة!|الكتابة!|صياغة!|تحرير!`,
    },
    listening: {
      en: `listen*!|communicat*!|empathy!|soft skills!!`,
      de: `zuhören!|kommunikation!|kommunizieren!|empathie!|soft skills!!`,
      es: `escuch*!|comunica*!|empatía!|habilidades blandas!!`,
      ar: `استماع!|التواصل!|تواصل!|الاستماع!`,
    },
  },
  programming: {
    coding: {
      en: `build websites!!|networks!|program*!|coding!|code!|python!|java!|javascript!|typescript!|react!|software develop*!!|c#!|web!`,
      de: `webseiten bauen!!|netzwerke verstehen!!|apps bauen!!|programmier*!|coding!|python!|java!|javascript!|typescript!|react!|softwareentwicklung!|c#!`,
      es: `hacer webs!!|redes!|programa*!|python!|java!|javascript!|código!|desarrollo web!!|react!`,
      ar: `|برمجة!|البرمجة!|بايثون!|جافا!|برمجيات!`,
    },
    cloud: {
      en: `cloud architecture!!|sql tuning!!|pentesting!|penetration test*!!|database tuning!!|cloud!|aws!|azure!|kubernetes!|docker!|devops!|linux!|network*!|server*!`,
      de: `cloud-architektur!!|datenbanken!|cloud!|aws!|azure!|kubernetes!|docker!|devops!|linux!|netzwerk*!|server*!`,
      es: `arquitectura cloud!!|arquitectura en la nube!!|nube!|cloud!|aws!|azure!|kubernetes!|docker!|devops!|linux!|redes!|servidores!`,
      ar: `|سحابة!|الحوسبة السحابية!!|شبكات!|خوادم!|لينكس!`,
    },
    security: {
      en: `cyber*!|it security!!|security!|pentest*!`,
      de: `cyber*!|it-sicherheit!!|it sicherheit!!|sicherheit!`,
      es: `ciber*!|seguridad informática!!|seguridad!`,
      ar: `الأمن السيبراني!!|أمن المعلومات!!|سيبراني!`,
    },
  },
  data: {
    excel: {
      en: `excel!|spreadsheet*!|pivot*!|vlookup!|formula*!`,
      de: `excel*!|tabellen*!|pivot*!|sverweis!|formeln!`,
      es: `excel!|hojas de cálculo!!|tablas dinámicas!!|fórmulas!`,
      ar: `إكسل!|اكسل!|إكسيل!|اكسيل!|جداول!`,
    },
    analysis: {
      en: `data*!|analy*!|statistic*!|power bi!!|powerbi!|tableau!|sql!|dashboard*!|report*!`,
      de: `daten*!|*analyse*!|statistik*!|power bi!!|powerbi!|tableau!|sql!|dashboard*!|auswert*!`,
      es: `datos!|anal*!|estadística*!|power bi!!|powerbi!|tableau!|sql!|informes!`,
      ar: `تحليل!|التحليل!|بيانات!|البيانات!|إحصاء!|باور بي آي!!`,
    },
  },
  self: {
    time: {
      en: `plan my day!!|time management!!|priorit*!|organis*!|organiz*!|plan*!|productiv*!|focus!`,
      de: `meinen tag planen!!|tag planen!!|nein sagen lernen!!|zeitmanagement!|priorisier*!|priorität*!|organis*!|selbstorganisation!|planung!|planen!|fokus*!`,
      es: `organizar mi día!!|gestión del tiempo!!|prior*!|organiz*!|planific*!|productividad!|concentr*!`,
      ar: `|إدارة الوقت!!|تنظيم الوقت!!|أولويات!|تنظيم!|تخطيط!|التركيز!`,
    },
    stress: {
      en: `stress*!|resilien*!|calm!|patien*!|mindful*!|confiden*!`,
      de: `stress*!|resilienz!|gelassen*!|ruhe!|geduld!|achtsam*!|selbstbewusst*!|selbstvertrauen!`,
      es: `estrés!|resilien*!|calma!|pacien*!|confianza!|mindfulness!`,
      ar: `ضغط!|الضغط!|صبر!|هدوء!|ثقة!|الثقة!`,
    },
  },
  trade: {
    forklift: {
      en: `fork lift!!|forklift licence!!|forklift license!!|reach truck ticket!!|reach truck!!|big forklift!!|drive the forklift!!|truck licence!!|forklift*!|fork lift!!|crane!|reach truck!!|hgv!|truck!|licence!|license!|driving!`,
      de: `staplerschein!!|stapler fahren!!|schubmaststapler!!|kranschein!!|führerschein für!!|lkw-führerschein!!|*stapler*!|*kran*!|staplerschein!|führerschein!|lkw*!|fahren!`,
      es: `carné de carretillero!!|carnet de carretillero!!|manejar la carretilla!!|carretillero!|carnet de camión!!|llevar la carretilla!!|carretilla*!|grúa!|carnet*!|camión!|conducir!|puente grúa!!`,
      ar: `رخصة رافعة!!|قيادة الرافعة!!|رخصة قيادة!!|رافعة!|رخصة!|القيادة!|سياقة!|شاحنة!`,
    },
    machines: {
      en: `set up the machines!!|set up machines!!|cnc programming!!|program the cnc!!|technical drawings!!|read drawings!!|reading drawings!!|run machines!!|operate the machine!!|weld*!|cnc!|machin*!|maint*!|electric*!|plc!|robot*!|repair*!|hydraul*!|mechanic*!|mill*!|lathe!`,
      de: `maschinen einrichten!!|maschine einrichten!!|cnc programmieren!!|cnc-programmierung!!|zeichnungen lesen!!|technische zeichnungen!!|anlagen bedienen!!|schweiß*!|cnc*!|*maschine*!|instandhaltung!|wartung!|elektr*!|sps!|robot*!|repar*!|hydraulik!|mechan*!|fräs*!|dreh*!`,
      es: `programar el cnc!!|programación cnc!!|preparar las máquinas!!|leer planos!!|planos técnicos!!|manejar las máquinas!!|ajustar la máquina!!|sold*!|cnc!|máquina*!|maquinaria!|mantenimiento!|electric*!|plc!|robot*!|hidráulica!|mecánic*!|torno!`,
      ar: `برمجة cnc!!|تشغيل الآلات!!|قراءة المخططات!!|قراءة الرسومات!!|لحام!|آلات!|الآلات!|ماكينات!|صيانة!|الصيانة!|كهرباء!|ميكانيكا!|روبوت!`,
    },
    cooking: {
      en: `cook*!|bak*!|pastry!|barista!|wine!|butcher*!`,
      de: `koch*!|back*!|konditor*!|barista!|wein!|metzger*!`,
      es: `cocin*!|repostería!|barista!|vino*!|panadería!`,
      ar: `طبخ!|الطبخ!|حلويات!|مخبوزات!`,
    },
  },
  care: {
    wounds: {
      en: `wound*!|palliat*!|dementia!|first aid!!|resuscitat*!|icu!|intensive!|iv!|medicat*!|ultrasound!|ecg!`,
      de: `wund*!|palliativ*!|demenz*!|erste hilfe!!|reanimation!|intensiv*!|medikament*!|ultraschall!|ekg!`,
      es: `herida*!|paliativ*!|demencia!|primeros auxilios!!|reanimaci*!|rcp!|uci!|ecograf*!|medicación!`,
      ar: `جروح!|إسعافات أولية!!|الإسعافات!|إنعاش!|عناية مركزة!!|تمريض!`,
    },
    firstAid: {
      en: `first aid*!!|first aider!!|resuscitat*!|defibrillator!`,
      de: `erste hilfe!!|erste-hilfe*!!|ersthelfer*!!|reanimation!`,
      es: `primeros auxilios!!|socorrismo!|reanimaci*!|rcp!`,
      ar: `إسعافات أولية!!|الإسعافات الأولية!!|إسعاف!`,
    },
  },
  sales: {
    negotiation: {
      en: `negotiat*!|bargain*!|bargain with!!|negotiate with!!|close deals!!|closing!`,
      de: `verhandel*!|verhandlung*!|preisverhandlung*!|feilschen!|abschluss!`,
      es: `negoci*!|negociar con!!|regatear!|cerrar ventas!!`,
      ar: `تفاوض!|التفاوض!|مفاوضات!|مساومة!`,
    },
    customers: {
      en: `angry callers!!|angry customers!!|difficult customers!!|say no to a customer!!|dealing with customers!!|complaints!|customer service!!|callers!`,
      de: `wütende kunden!!|schwierige kunden!!|schwierigen kunden!!|umgang mit kunden!!|beschwerden!|reklamationen!|kundenservice!`,
      es: `clientes enfadados!!|clientes difíciles!!|tratar con clientes!!|decir que no a un cliente!!|quejas!|atención al cliente!!`,
      ar: `العملاء الغاضبين!!|عملاء صعبين!!|التعامل مع العملاء!!|خدمة العملاء!!|شكاوى!`,
    },
    selling: {
      en: `sell!|selling!|sales!|upsell*!|marketing!|seo!|social media!!`,
      de: `verkauf*!|vertrieb*!|marketing!|seo!|social media!!|akquise!`,
      es: `vender!|ventas!|marketing!|seo!|redes sociales!!`,
      ar: `بيع!|البيع!|مبيعات!|المبيعات!|تسويق!|التسويق!`,
    },
  },
  quality: {
    safety: {
      en: `safety officer!!|safety course!!|safety training!!|health and safety!!|fire safety!!|fire warden!!|safety!|dangerous goods!!|evacuation!`,
      de: `sicherheitsbeauftragte*!!|arbeitssicherheit!!|arbeitsschutz!!|brandschutz*!!|gefahrgut!|gefahrstoff*!`,
      es: `prevención de riesgos!!|riesgos laborales!!|delegado de prevención!!|seguridad laboral!!|mercancías peligrosas!!|incendios!`,
      ar: `السلامة المهنية!!|مسؤول سلامة!!|السلامة!|الإطفاء!|المواد الخطرة!!`,
    },
    quality: {
      en: `quality*!|lean!|six sigma!!|audit*!|iso!|process improvement!!`,
      de: `qualität*!|lean!|six sigma!!|audit*!|iso!|prozess*!`,
      es: `calidad!|lean!|six sigma!!|auditor*!|iso!|procesos!`,
      ar: `جودة!|الجودة!|تدقيق!|آيزو!`,
    },
  },
  software: {
    erp: {
      en: `erp!|the erp!!|sap!|erp better!!|salesforce!|crm!`,
      de: `erp*!|sap*!|das erp!!|salesforce!|crm!`,
      es: `erp!|el erp!!|partido al erp!!|sap!|crm!`,
      ar: `ساب!|نظام erp!!`,
    },
    office: {
      en: `word!|outlook!|powerpoint!|office!|teams!|sharepoint!|computer skills!!|computer!`,
      de: `word!|outlook!|powerpoint!|office!|teams!|sharepoint!|pc-kenntnisse!!|computer!`,
      es: `word!|outlook!|powerpoint!|office!|teams!|sharepoint!|informática!|ordenador!`,
      ar: `وورد!|باوربوينت!|أوفيس!|كمبيوتر!`,
    },
  },
} as const satisfies DetailsOf<'skills'>
