import type { DetailsOf } from './detail-types.ts'

/** Where people want to go: the same thing in four languages. */
export const goalDetails = {
  leading: {
    team: {
      en: `crew of my own!!|in charge of!!|step up as!!|as foreman!!|head nurse!!|supervisor by!!|shift supervisor!!|run the branch!!|run the!|my own crew!!|lead the!|run the line!!|run a line!!|run a shift!!|small team!!|my own team!!|team of my own!!|team lead*!!|lead a team!!|team leader!!|lead!|leading!|shift lead*!!|supervisor!|foreman!|manage a team!!|lead people!!|leadership!`,
      de: `küchenchef*!|stationsleit*!|filiale leiten!!|schichtführer*!|kleines team!!|eigenes team!!|linie leiten!!|schicht leiten!!|gruppenleit*!|teamleit*!|*leitung!|*leiter*!|team führen!!|führung*!|schichtleit*!|vorarbeiter*!|leute führen!!|meister!`,
      es: `encargado de!!|jefe de cocina!!|responsable de tienda!!|llevar un equipo!!|llevar la línea!!|equipo propio!!|mi propio equipo!!|llevar un turno!!|liderar!|líder!|jefe de equipo!!|jefa de equipo!!|llevar un equipo!!|equipo!|encargad*!|jefe de turno!!|coordinador*!|supervisor*!`,
      ar: `رئيس وردية!!|مشرف وردية!!|فريق صغير!!|فريقي!!|قيادة فريق!!|قائد فريق!!|قيادة!|رئيس فريق!!|مشرف!|أقود!`,
    },
    department: {
      en: `head of sales!!|director one day!!|general manager!!|plant manager!!|management!|department head!!|head of!!|director!|run a department!!|manager!|executive!|ceo!|site manager!!|branch manager!!|operations manager!!`,
      de: `bereichsleitung!!|abteilungsleitung!!|in die geschäftsführung!!|werksleit*!|management!|abteilungsleit*!|bereichsleit*!|filialleit*!|geschäftsführ*!|direktor*!|standortleit*!|pflegedienstleitung!`,
      es: `dirección comercial!!|dirección!|jefatura!|dirigir el departamento!!|director comercial!!|jefe de departamento!!|director*!|gerente!|dirigir!|responsable de!!|jefe de área!!`,
      ar: `الإدارة العليا!!|مدير المبيعات!!|مدير!|مدير قسم!!|رئيس قسم!!|مدير عام!!|إدارة قسم!!`,
    },
  },
  qualification: {
    degree: {
      en: `finish my degree!!|study in the evenings!!|degree!|bachelor*!|master's!|masters!|university!|studies!|study!|mba!|phd!|diploma!`,
      de: `abitur!|studium abschließen!!|studium!|studieren!|bachelor*!|master!|uni!|mba!|fernstudium!|promovieren!|abschluss!`,
      es: `terminar la carrera!!|acabar la carrera!!|terminar mis estudios!!|carrera!|máster!|grado!|universidad!|estudiar!|estudios!|mba!|licenciatura!|título!`,
      ar: `إكمال الدراسة!!|ماجستير!|دكتوراه!|بكالوريوس!|جامعة!|دراسة!|شهادة جامعية!!`,
    },
    certificate: {
      en: `finish the apprenticeship!!|finish my apprenticeship!!|pass my!!|hgv licence!!|get my licence!!|certified!|exams!|certif*!|exam!|licence!|license!|course!|training!|apprenticeship!|qualification!`,
      de: `ausbildung abschließen!!|lehre fertig!!|prüfung bestehen!!|gesellenprüfung!!|zertifi*!|prüfung!|meister*!|techniker*!|fachwirt*!|lehrgang!|schein!|weiterbildung!|ausbildung!|examen!`,
      es: `aprobar!|sacarme el!!|terminar la fp!!|certifica*!|examen!|carnet!|curso!|titulaci*!|oposici*!|formación!`,
      ar: `أجتاز!|الحصول على شهادة!!|شهادة!|شهادات!|رخصة!|امتحان!|دورة!|تدريب!`,
    },
  },
  balance: {
    partTime: {
      en: `part time!!|part-time!!|fewer hours!!|less hours!!|four day!!|reduce!|hours!`,
      de: `teilzeit!|weniger stunden!!|weniger arbeiten!!|stunden reduzieren!!|vier-tage*!!|reduzieren!`,
      es: `media jornada!!|menos horas!!|trabajar menos!!|reducir!|jornada!`,
      ar: `دوام جزئي!!|ساعات أقل!!|نصف دوام!!`,
    },
    family: {
      en: `family!|kids!|children!|home!|life!|balance!`,
      de: `familie!|kinder!|vereinbar*!|leben!|balance!|zuhause!`,
      es: `familia!|hijos!|conciliar!|vida!|equilibrio!`,
      ar: `عائلة!|العائلة!|أسرة!|أطفال!|توازن!|حياة!`,
    },
    days: {
      en: `day shift*!!|days!|nights!|no more nights!!|off nights!!|weekends!`,
      de: `tagschicht!|tagdienst!|keine nacht*!!|nachtschicht!|wochenende*!`,
      es: `turno de día!!|turno de mañana!!|noches!|fines de semana!!`,
      ar: `شفت صباحي!!|نهاري!|الليل!`,
    },
    health: {
      en: `health*!|stress*!|burn*!|back!|survive!|calm*!`,
      de: `gesund*!|stress*!|burnout!|rücken!|ruhig*!`,
      es: `salud!|estrés!|tranquil*!|sano!`,
      ar: `صحة!|صحتي!|راحة!|هدوء!`,
    },
  },
  stability: {
    stay: {
      en: `stay!|staying!|stay here!!|staying here!!|right here!!|same job!!|where i am!!|staying where i am!!|keep doing what!!|keep my job!!|happy where i am!!|no ambitions!!|like my place!!|until they carry me!!|just here!!|same place!!|as now!!|still here!!|not going anywhere!!|secure job!!|permanent!`,
      de: `bleiben!|hier bleiben!!|da wo ich bin!!|wo ich bin!!|weitermachen wie!!|so weiter!!|meinen job behalten!!|job behalten!!|keine ambitionen!!|genau hier!!|gleicher platz!!|unbefristet*!|sicherer arbeitsplatz!!|gleicher job!!`,
      es: `seguir!|seguir aquí!!|seguir igual!!|quedarme!|quedarme aquí!!|aquí mismo!!|donde estoy!!|mismo puesto!!|seguir como estoy!!|conservar mi puesto!!|sin ambiciones!!|fijo!|fija!|indefinid*!`,
      ar: `البقاء!|أبقى هنا!!|نفس المكان!!|نفس الوظيفة!!|في مكاني!!|الاستمرار!|أستمر!|استقرار!|الاستقرار!`,
    },
  },
  change: {
    leave: {
      en: `another company!!|somewhere else!!|out of here!!|leave!|leaving!|leave the company!!|looking around!!|another employer!!|different company!!|new employer!!|quit!|applying elsewhere!!|made me an offer!!|offer from!!|competitor*!|away from here!!|find another job!!|new job!!|moving on!!|not here!!`,
      de: `woanders!|woanders hin!!|andere firma!!|anderen firma!!|anderer arbeitgeber!!|weg von hier!!|weg hier!!|kündigen!|bewerbe mich!!|bewerbe mich woanders!!|schaue mich um!!|neuen job!!|neuer arbeitgeber!!|raus hier!!|angebot von!!|firma wechseln!!`,
      es: `otra empresa!!|a otra empresa!!|irme!|irme de aquí!!|otro sitio!!|otro trabajo!!|fuera de aquí!!|buscando otra!!|mirando ofertas!!|busco otra cosa!!|cambiar de empresa!!|dejar la empresa!!|marcharme!`,
      ar: `شركة أخرى!!|شركة تانية!!|مكان آخر!!|مكان تاني!!|ترك العمل!!|أترك الشركة!!|أقدم استقالتي!!|استقالة!|وظيفة أخرى!!|السفر من هنا!!`,
    },
    department: {
      en: `swap the till!!|into it!!|something with animals!!|with animals!!|something different!!|something else!!|transfer to!!|get into!!|office job!!|desk job!!|move to!!|move into!!|into the office!!|into it!!|out of the hall!!|other department!!|different department!!|another department!!|change department!!|change role!!|different role!!|quality control!!|into planning!!|switch to!!|transfer!|out of the warehouse!!|off the floor!!`,
      de: `was mit tieren!!|etwas anderes!!|was anderes!!|bürojob!|wechseln!|in die!!|ins büro!!|in die planung!!|andere abteilung!!|abteilung wechseln!!|raus aus dem lager!!|raus aus der!!|in den vertrieb!!|in den einkauf!!|in die disposition!!|arbeitsvorbereitung!|andere aufgabe*!!|quereinst*!`,
      es: `algo diferente!!|algo distinto!!|otra cosa!!|cambiar a!!|cambiar de departamento!!|otro departamento!!|pasar a!!|a la oficina!!|salir del almacén!!|a planificación!!|control de calidad!!|cambiar de puesto!!|otro puesto!!|otra área!!`,
      ar: `شيء آخر!!|شيء مختلف!!|قسم آخر!!|قسم تاني!!|الانتقال إلى!!|أنتقل!|تغيير القسم!!|إلى المكتب!!`,
    },
  },
  expertise: {
    expert: {
      en: `person they call!!|know everything about!!|specialise in!!|specialize in!!|without people to manage!!|master my craft!!|best in my!!|be really good!!|get better at!!|the one everybody asks!!|everybody asks!!|specialist!|expert!|specialise!|deeper into!!|master of!!|no people management!!|go-to person!!|best at!!|technical!|senior!`,
      de: `meister meines!!|alles wissen über!!|besser werden in!!|mich spezialisieren!!|spezialist*!|experte*!|expertin!|fachmann!|fachlich*!|vertiefen!|tiefer in!!|den alle fragen!!|die alle fragen!!|ansprechpartner*!|keine personalverantwortung!!`,
      es: `saberlo todo!!|especializarme en!!|ser el mejor!!|especialista!|expert*!|especializarme!|el que todos preguntan!!|a quien todos preguntan!!|referente!|profundizar!|técnico!|sin gente a cargo!!`,
      ar: `أتخصص!!|الأفضل في!!|خبير!|متخصص!|أخصائي!|التخصص!|مرجع!|التعمق!`,
    },
  },
  retirement: {
    retirement: {
      en: `retire*!|pension!`,
      de: `rente!|ruhestand!|pension!`,
      es: `jubil*!`,
      ar: `تقاعد!|التقاعد!|معاش!`,
    },
  },
  pay: {
    salary: {
      en: `double my salary!!|earn enough!!|more money!!|six figures!!|for a flat!!|salary!|earn more!!|better paid!!`,
      de: `mehr verdienen!!|mehr geld!!|gehalt!|gut verdienen!!`,
      es: `ganar más!!|mejor sueldo!!|sueldo!|más dinero!!`,
      ar: `راتب أعلى!!|راتب أفضل!!|دخل أعلى!!`,
    },
  },
  projects: {
    projects: {
      en: `get finished!!|get the finished!!|build the!!|launch my!!|launch the!!|finish the project!!|roll out!!|second shop!!|open our!!|new warehouse!!|go live!!`,
      de: `projekt abschließen!!|aufbauen!|einführen!|zweite filiale!!`,
      es: `sacar adelante!!|lanzar!|abrir otra!!|montar el!!`,
      ar: `إنجاز المشروع!!|إطلاق!`,
    },
  },
  abroad: {
    abroad: {
      en: `madrid office!!|overseas!|abroad!|year in!!|other country!!`,
      de: `ausland!|im ausland!!`,
      es: `extranjero!|otro país!!`,
      ar: `الخارج!|بلد آخر!!`,
    },
  },
  promotion: {
    step: {
      en: `partner track!!|next grade!!|senior by!!|move up!!|one rung!!|get the title!!|promotion!`,
      de: `nächste stufe!!|befördert werden!!|beförderung!|aufsteigen!`,
      es: `ascender!|ascenso!|siguiente nivel!!|subir de categoría!!`,
      ar: `ترقية!|الترقية!|منصب أعلى!!`,
    },
  },
} as const satisfies DetailsOf<'goals'>
