import type { DetailsOf } from './detail-types.ts'

/** What people wish for in pay, time and workload: the same thing in four languages. */
export const conditionDetails = {
  pay: {
    salary: {
      en: `more an hour!!|better pay!!|pay us!!|pay more!!|higher salary!!|higher wages!!|pay people properly!!|salary increase!!|wage increase!!|salar*|wage*|pay|paid|raise|pay raise!|pay rise!|earn*|hourly rate!|inflation|cost of living!|underpaid|compensation|money|pay scale!|market rate!|% more!`,
      de: `mehr lohn!!|mehr gehalt!!|mehr geld!!|besser bezahlen!!|bessere bezahlung!!|höhere löhne!!|löhne erhöhen!!|weniger verdienen als!!|mehr verdienen!!|lohn rauf!!|*gehalt*|*gehälter*|*lohn|*löhne|*lohnerhöhung|bezahlung|bezahl*|vergütung|entlohnung|verdien*|geld|inflation*|tarif*|zahlen|zahlt|stundensatz`,
      es: `más sueldo!!|mejor sueldo!!|subir los sueldos!!|subir sueldos!!|subida de sueldo!!|subir el salario!!|mejores salarios!!|pagar mejor!!|paguen mejor!!|cobrar más!!|sueldo*|salari*|paga|pagar|pagan|paguen|pago|remuneraci*|cobrar|cobramos|cobra|dinero|inflaci*|subida!|aumento!|nómina|convenio`,
      ar: `زيادة الراتب!!|زيادة الرواتب!!|رفع الرواتب!!|تحسين الرواتب!!|رفع الأجور!!|راتب أفضل!!|راتب*|رواتب*|مرتب*|أجر|أجور|معاش*|فلوس|غلاء|الزيادة السنوية!|زيادة سنوية!`,
    },
    overtime: {
      en: `overtime paid!!|pay overtime!!|paid overtime!!|unpaid overtime!!|overtime pay!!|extra hours paid!!|unpaid hours!!|pay extra hours!!|hours for free!!`,
      de: `überstunden bezahl*!!|überstunden auszahl*!!|überstunden ausgezahlt!!|überstunden vergüt*!!|unbezahlte überstunden!!|bezahlte überstunden!!|überstunden verfallen!!|rufbereitschaft bezahl*!!`,
      es: `pagar horas extra*!!|paguen horas extra*!!|horas extra* pagad*!!|pagan horas extra*!!|horas extra* no se pagan!!|cobrar horas extra*!!|horas extra sin pagar!!`,
      ar: `دفع الساعات الإضافية!!|أجر الساعات الإضافية!!|أجر إضافي!!|الأوفر تايم!!|بدل ساعات إضافية!!|الساعات الإضافية مدفوعة!!`,
    },
    bonus: {
      en: `bonus should!!|night supplement!!|supplement*!|night bonus!!|shift bonus!!|bonus for everyone!!|bonus*!|christmas bonus!!|premium*!|profit sharing!!|share the profit!!|incentive*|commission*|shift allowance!!|night allowance!!|weekend premium!!`,
      de: `nachtzuschlag*!!|schichtzuschlag*!!|prämie für alle!!|bonus für alle!!|*bonus!|boni!|*prämie*!|*zulage*!|*zuschlag*!|*zuschläge*!|weihnachtsgeld!!|urlaubsgeld!!|gewinnbeteiligung!!|provision*!|sonderzahlung*!`,
      es: `plus de noche!!|prima para todos!!|plus nocturno!!|bono!|bonos!|bonus!|prima*!|plus!|pluses!|incentivo*!|comisi*!|paga extra!!|aguinaldo!!|plus de nocturnidad!!|reparto de beneficios!!`,
      ar: `بدل وردية!!|مكافآت للجميع!!|مكافأة*!|مكافآت!|حوافز!|حافز!|بونص!|عمولة!|عمولات!|بدل ليلي!!|علاوة*!`,
    },
    benefits: {
      en: `benefits!|pension!|insurance!|discount*!|voucher*!|meal vouchers!!|job ticket!!|bike leasing!!|gym!|expenses!|travel expenses!!|perks!|health plan!!|company car!!`,
      de: `*leistungen!|altersvorsorge!|betriebsrente!|*versicherung!|*rabatt*!|*gutschein*!|jobticket!|deutschlandticket!|jobrad!|zuschuss*!|*zuschuss!|spesen!|fahrtkosten*!|benefits!|fitness*!|firmenwagen!`,
      es: `beneficios!|pensión!|plan de pensiones!!|seguro!|seguro médico!!|descuento*!|cheque*!|tickets restaurante!!|dietas!|kilometraje!|ayuda!|guardería!`,
      ar: `تأمين!|التأمين الصحي!!|تأمين صحي!!|مزايا!|خصم للموظفين!!|بدل سكن!!|بدل مواصلات!!|بدل طعام!!|تقاعد!`,
    },
  },
  time: {
    rota: {
      en: `rota late!!|late rotas!!|shift plan late!!|roster late!!|schedule late!!|shifts sooner!!|shifts earlier!!|know our shifts!!|tell us our shifts!!|plan shifts!!|planning of shifts!!|shift planning!!|shift times earlier!!|know their working hours!!|know my working hours!!|know our hours!!|weeks out!!|months out!!|weeks before!!|plan for the month!!|monthly plan!!|shifts known!!|publish the shifts!!|plan my life!!|plan my private!!|make appointments!!|dentist appointment*!!|sunday night for monday!!|days before!!|stick to the plan!!|schedule that!!|stable schedule!!|fixed schedule!!|regular shifts!!|working times earlier!!|when we have to work!!|what shift i have!!|which shift!!|out on friday!!|the day before!!|earlier notice!!|more notice!!|enough notice!!|rota!|rotas!|roster*!|schedul*|shift plan*!!|shift schedule!!|shift pattern*!!|plan earlier!!|schedule earlier!!|rota earlier!!|weeks ahead!!|weeks in advance!!|in advance!|short notice!!|last minute!!|know when i work!!|work next week!!|plan changes!!|changes the plan!!|shift swap*!!|swap shifts!!|when i work!!|shifts earlier!!|shifts ahead!!`,
      de: `erfahren schichtplan!!|erfahren dienstplan!!|erfahre schicht*!!|erfahre dienst*!!|erfahren schicht*!!|schichtplan kurzfristig!!|dienstplan kurzfristig!!|schichtplan spät!!|dienstplan spät!!|schichtplan immer!!|dienstplan immer!!|pläne kurzfristig!!|schichtplan früher!!|dienstplan früher!!|wer wann arbeitet!!|nächste woche arbeite!!|wann wir arbeiten!!|fester plan!!|feste pläne!!|planbare arbeitszeiten!!|planbare schichten!!|schicht tage vorher!!|schichten rechtzeitig!!|schichten bekannt!!|arbeitszeiten früher!!|monatsplan*!!|wochenplan*!!|dienste früher!!|welche schicht!!|tage vorher!!|plan steht!!|plan hängt!!|plan kommt!!|plan am freitag!!|schichtplanung!!|dienstplanung!!|vorlauf!!|arzttermin*!!|termine planen!!|leben planen!!|privatleben planen!!|früh oder spät!!|verlässliche schichten!!|*dienstplan*!|*dienstpläne*!|*schichtplan*!|*schichtpläne*!|*einsatzplan*!|*einsatzpläne*!|schichten früher!!|plan früher!!|pläne früher!!|wochen vorher!!|kurzfristig*!|wann ich arbeite!!|planbar*!|planungssicherheit!|schichttausch!|schicht* tauschen!!|rechtzeitig!|plan geändert!!|vortag!`,
      es: `turnos tarde!!|horarios tarde!!|turnos a última hora!!|cuadrante tarde!!|turnos conocidos!!|turnos con semanas!!|publicar los horarios!!|horarios un mes antes!!|planificar los turnos!!|planificar turnos!!|planificar mejor los turnos!!|planificación de los turnos!!|turnos fijos!!|horario fijo!!|un mes antes!!|días antes!!|la semana que viene!!|qué turno!!|cuándo trabajo!!|cuándo me toca!!|el día antes!!|turnos sale!!|avisen de los turnos!!|avisar de los turnos!!|planificar mi vida!!|más antelación!!|cuadrantes antes!!|turnos publicados!!|cuadrante*!|turnos con antelación!!|horarios con antelación!!|con antelación!!|con tiempo!!|publicar turnos!!|planificación de turnos!!|planilla*!|semanas antes!!|última hora!!|cambios de turno!!|cambiar turno*!!|horario antes!!|turnos antes!!|saber turno*!!|horario de la semana!!|cuándo trabajo!!`,
      ar: `الجدول متأخر!!|تأخر الجدول!!|مواعيد الورديات!!|الورديات قبل!!|الجدول قبل!!|الجدول بدري!!|الجدول مبكر!!|جدول ثابت!!|نعرف الجدول!!|نعرف مواعيد!!|أعرف متى أعمل!!|قبلها بأسبوع!!|قبل شهر!!|جدول شهري!!|جدول أسبوعي!!|إعلان الجدول!!|نشر الجدول!!|جدول المناوبات!!|جدول الدوام!!|جدول الورديات!!|جدول الشفتات!!|الجدول!|الروستر!|آخر لحظة!!|مسبقا!|قبل أسبوع!!|قبل بوقت!!|تبديل الشفت!!`,
    },
    homeOffice: {
      en: `work at home!!|two days from home!!|home days!!|home working!!|homeworking!|home office!!|work from home!!|working from home!!|from home!!|at home!!|remote*!|wfh!|hybrid!|telework*!|days in the office!!|return to office!!|office attendance!!|office days!!`,
      de: `tage zuhause!!|mobiles arbeiten regeln!!|von daheim!!|daheim arbeiten!!|home-office!!|homeoffice*!|home office!!|von zuhause!!|von zu hause!!|zu hause arbeiten!!|mobiles arbeiten!!|mobil arbeiten!!|mobilarbeit!|remote!|telearbeit!|präsenz*!|hybrid!|hause!`,
      es: `trabajar desde casa!!|días en casa!!|días de teletrabajo!!|teletrabaj*!|desde casa!!|en casa!!|trabajo remoto!!|en remoto!!|remoto!|híbrido!|presencial*!|home office!!`,
      ar: `أشتغل من البيت!!|نعمل من البيت!!|العمل عن بعد!!|عن بعد!!|من البيت!!|من المنزل!!|ريموت!|هجين!`,
    },
    flexible: {
      en: `flexible start!!|flexible hours!!|flexible working!!|flexible times!!|choose my hours!!|parents!|flexib*!|flexitime!|flextime!|core hours!!|own hours!!|start later!!|start earlier!!|starting time*!!|start time*!!|finish earlier!!|school run!!|childcare|kids|children|family|work life balance!!|work-life balance!!`,
      de: `flexible arbeitszeiten!!|flexibler anfangen!!|gleitzeit einführen!!|eltern!|flexib*!|gleitzeit!|kernzeit!|vertrauensarbeitszeit!|später anfangen!!|früher anfangen!!|arbeitsbeginn!|kita!|kinder*|familie*|vereinbarkeit!|work life balance!!|work-life-balance!!|arbeitszeiten!`,
      es: `horario* flexible*!!|flexibilidad de horario!!|llevar a mi hij*!!|llevar a los niños!!|padres|flexib*!|conciliaci*!|conciliar!|entrar más tarde!!|entrada flexible!!|salir antes!!|horario flexible!!|hijos|familia|niños|jornada intensiva!!`,
      ar: `أوقات مرنة!!|مواعيد مرنة!!|مرونة في الوقت!!|مرن!|مرنة!|مرونة!|دوام مرن!!|ساعات مرنة!!|العائلة|الأطفال|أولادي|توازن!`,
    },
    partTime: {
      en: `part time!!|part-time!!|four day week!!|four-day week!!|4 day week!!|4-day week!!|fewer hours!!|shorter hours!!|shorter week!!|# hour week!!|reduce hours!!|job share!!`,
      de: `teilzeit*!|vier tage woche!!|viertagewoche!|4-tage-woche!!|# tage woche!!|# stunden woche!!|weniger stunden!!|stunden reduzieren!!|altersteilzeit!|verkürzt*|# stunden-woche!!`,
      es: `media jornada!!|jornada reducida!!|reducción de jornada!!|tiempo parcial!!|semana de cuatro días!!|# días a la semana!!|# horas semanales!!|menos horas!!|jornada más corta!!`,
      ar: `دوام جزئي!!|نصف دوام!!|أربعة أيام!!|أربع أيام!!|تقليل الساعات!!|ساعات أقل!!|تقليل ساعات!!`,
    },
    leave: {
      en: `leave!|annual leave!!|holiday*!|vacation*!|day off!!|days off!!|time off!!|pto!|parental leave!!|leave request*!!|sabbatical!|bank holiday*!!`,
      de: `*urlaub*!|ferien!|freie tage!!|*freier tag!!|elternzeit!|sonderurlaub!|sabbatical!|brückentag*!|feiertag*!|urlaubssperre!|frei bekommen!!`,
      es: `vacacion*!|permiso*!|días libres!!|día libre!!|festivo*!|puente*!|baja!|excedencia!|asuntos propios!!|librar!`,
      ar: `إجازة*!|إجازات*!|اجازة*!|اجازات*!|عطلة!|عطل!|يوم راحة!!|أيام الراحة!!|يومين راحة!!`,
    },
    overtime: {
      en: `overtime!|less overtime!!|long hours!!|extra hours!!|after hours!!|after work!!|on call!!|on-call!!|leave on time!!|go home on time!!|late nights!!|stay late!!|off the clock!!|switch off!!`,
      de: `*überstunde*!|mehrarbeit!|pünktlich feierabend!!|feierabend!|rufbereitschaft!|bereitschaft*!|erreichbar*!|nach feierabend!!|pünktlich gehen!!|lange tage!!|freizeitausgleich!`,
      es: `horas extra*!!|salir a la hora!!|salir a mi hora!!|fuera de horario!!|desconexión!|desconectar!|guardia*!|jornadas largas!!|jornadas interminables!!|horas de más!!`,
      ar: `الساعات الإضافية!!|ساعات إضافية!!|أوفر تايم!!|بعد الدوام!!|خارج الدوام!!|ساعات طويلة!!|ساعات العمل طويلة!!`,
    },
    breaks: {
      en: `break!|breaks!|lunch break*!!|no break*!!|rest time!!|time to eat!!|pause*!`,
      de: `pause!|pausen!|*pause!|*pausen!|pausenzeit*!|ruhezeit*!|durcharbeiten`,
      es: `descanso*!|pausa*!|hora de comer!!|tiempo para comer!!|descansar!`,
      ar: `استراحة!|استراحات!|بريك!|وقت الراحة!!|وقت الصلاة!!|راحة!`,
    },
    weekends: {
      en: `weekend*!|sunday*!|saturday*!|night shift*!!|nights!|late shift*!!|early shift*!!|split shift*!!|double shift*!!|rotating!|back to back!!|days in a row!!`,
      de: `*wochenende*!|*wochenend*!|sonntag*!|samstag*!|nachtschicht*!|nachtdienst*!|spätschicht*!|frühschicht*!|geteilte*!|wechselschicht*!|am stück!!|hintereinander!`,
      es: `fin de semana!!|fines de semana!!|domingo*!|sábado*!|turno* de noche!!|noches!|turno* partido*!!|jornada partida!!|seguidos!|turnos rotativos!!`,
      ar: `نهاية الأسبوع!!|الجمعة!|السبت!|الليل!|ليلية!|ليلي!|شفت ليلي!!|الشفت الليلي!!|ويكند!`,
    },
  },
  workload: {
    staff: {
      en: `another pair of hands!!|two more agents!!|# more agents!!|# more people!!|one more person!!|one more colleague!!|more agents!!|more nurses!!|more drivers!!|more cooks!!|more cleaners!!|replace the people!!|people who leave!!|people on the line!!|more hands!!|we are too few!!|too few!!|only two of us!!|only one of us!!|with two people!!|with two persons!!|with # persons!!|with three people!!|running on fumes!!|stop the hiring freeze!!|fill the vacancies!!|stations with three!!|hire someone!!|hire somebody!!|get more people!!|extra staff!!|extra person!!|job of two!!|more staff!!|staff!|staffing!|understaff*!|short staffed!!|short-staffed!!|more people!!|hire*!|hiring!|recruit*!|headcount!|more hands!!|enough people!!|too few people!!|vacanc*!|replace*!|personnel!|manpower!|more colleagues!!|colleague more!!|fill the!|alone!|one person short!!|nurses!|positions!`,
      de: `leute einstellen!!|endlich einstellen!!|einstellungsstopp!!|zu wenige!!|zu wenig personal!!|zu wenig mitarbeiter!!|mehr pflegekräfte!!|mehr fahrer!!|mehr köche!!|personal aufstocken!!|stellen besetzen!!|stellen nachbesetzen!!|nur zu zweit!!|allein in der schicht!!|für zwei arbeiten!!|arbeit von zwei!!|am limit!!|zwei leute mehr!!|eine kraft mehr!!|# leute mehr!!|verstärkung!!|*personal!|personalmangel!|mehr personal!!|mehr leute!!|zu wenig leute!!|zu wenige leute!!|mehr kollegen!!|unterbesetz*!|*besetzung!|besetzt!|einstell*!|neueinstell*!|*stellen!|nachbesetz*!|*mangel!|fachkräfte*!|allein*!|aushilfe*!|mehr hände!!|leute fehlen!!|fehlen leute!!|mitarbeiter einstellen!!|mehr mitarbeiter!!`,
      es: `más manos!!|más gente en!!|una persona más!!|# personas más!!|contratar a más!!|contratar gente!!|contratar más!!|falta personal!!|falta de personal!!|faltan manos!!|faltan personas!!|no damos abasto!!|reponer a los que se van!!|cubrir las vacantes!!|somos muy pocos!!|hacemos el trabajo de!!|trabajo de dos!!|más enfermeras!!|más plantilla!!|más personal!!|personal!|más gente!!|falta gente!!|contratar!|contraten!|contrataci*!|plantilla!|más manos!!|más compañeros!!|somos pocos!!|pocas personas!!|vacantes!|refuerzo*!|cubrir!|solo!|sola!`,
      ar: `زيادة الموظفين!!|زيادة العمالة!!|توظيف المزيد!!|عدد أكبر من!!|نحتاج ناس!!|نحتاج موظفين!!|ناس أكتر!!|موظفين أكتر!!|عددنا قليل!!|نقص في الموظفين!!|نقص العمالة!!|نقص الكادر!!|شغل اتنين!!|موظفين أكثر!!|المزيد من الموظفين!!|زيادة عدد الموظفين!!|عدد الموظفين!!|نقص الموظفين!!|نقص!|توظيف!|عمالة!|ناس أكثر!!|كوادر!|لوحدي!`,
    },
    cover: {
      en: `cover when!!|off sick!!|covers for me!!|cover for me!!|covers my holiday!!|cover my holiday!!|when i am on holiday!!|when i'm on holiday!!|take my phone!!|stand in for!!|stand-in who!!|step in when!!|somebody is off!!|someone is off!!|people are off!!|replacement for!!|when i am away!!|sick cover!!|when someone is sick!!|someone is ill!!|somebody is sick!!|cover for sick!!|backup!|cover!|holiday cover!!|stand in!!|stand-in!!|sickness!`,
      de: `urlaubsvertretung!!|vertretung im urlaub!!|einspringt!!|krank ist!!|krank sind!!|im krankheitsfall!!|wenn ich im urlaub!!|wenn ich nicht da!!|vertritt!|*vertretung*!|krankheitsfall!|wenn jemand krank!!|krank!|springer*!|ausfall!|ausfälle!|einspringen!|krankenstand!`,
      es: `me cubra!!|cubra en vacaciones!!|cubrir las bajas!!|cubrir vacaciones!!|sustituto cuando!!|cuando estoy de baja!!|cuando estoy de vacaciones!!|alguien falta!!|bajas!|sustituci*!|sustituto*!|cubrir bajas!!|cuando alguien falta!!|cuando hay bajas!!|enfermo!|suplente*!`,
      ar: `من يغطي!!|حد يغطي!!|يغطي عني!!|وقت الإجازة!!|عند الإجازة!!|غياب الزملاء!!|بديل!|بدلاء!|عند غياب!!|لما حد يغيب!!|تغطية!|غياب!`,
    },
    pressure: {
      en: `tired!|always tired!!|slow down!!|this pace!!|keep up this pace!!|slept # hours!!|cannot sleep!!|can't sleep!!|at my limit!!|worn out!!|no energy!!|can't keep up!!|sick of stress!!|pressure!|stress*!|burnout!|overwork*!|overload*!|workload!|deadline*!|too much work!!|less work!!|exhaust*!|time pressure!!|realistic!|targets!|too many tasks!!|too many projects!!|priorit*!|quota*!|distribute work!!|multitasking`,
      de: `am limit!!|müde!|erschöpft!|kaputt gehen!!|kann nicht mehr!!|schlafe schlecht!!|tempo halten!!|ausgebrannt!|ausgelaugt!|*druck!|*stress*!|burnout!|überlast*!|überarbeit*!|*belastung!|arbeitslast!|arbeitspensum!|pensum!|zu viel arbeit!!|zuviel arbeit!!|zu viele aufgaben!!|zu viele projekte!!|deadline*!|termindruck!|hetze*!|realistisch*!|priorit*!|vorgaben`,
      es: `agotad*!|cansad*!|no puedo más!!|al límite!!|duermo mal!!|este ritmo!!|exhaust*!|presión!|estrés!|estres*!|sobrecarg*!|carga!|carga de trabajo!!|agobi*!|quemad*!|plazos!|demasiado trabajo!!|demasiadas tareas!!|objetivos!|prisas!|priorid*!|realistas!`,
      ar: `تعبت!|متعب!|تعبان!|مرهق!|إجهاد!|لا أستطيع الاستمرار!!|ما عاد أقدر!!|ما أنام!!|ضغط!|ضغط العمل!!|ضغوط!|إرهاق!|عبء!|أعباء!|الأهداف!|مهام كثيرة!!|توزيع العمل!!|توزيع المهام!!|التارجت!`,
    },
    peaks: {
      en: `jump in!!|lend us!!|extra hand!!|extra hands when!!|help on saturdays!!|at peak!!|peak times!!|peak hours!!|when it is busy!!|when it's busy!!|when the queue!!|when trucks come!!|help at busy!!|help when it gets!!|rush hour!!|before christmas!!|help out when!!|busy days!!`,
      de: `stoßzeiten!!|spitzenzeiten!!|hilfe wenn viel los!!|viel los!!|aushelfen!!|aushilfe!!|wenn die schlange!!|mit anpacken!!|mithelfen!!|weihnachtsgeschäft!!|unterstützung bei spitzen!!|in stoßzeiten!!`,
      es: `horas punta!!|echar una mano!!|echen una mano!!|cuando hay mucho!!|cuando hay cola!!|ayuda los sábados!!|ayuda en las horas!!|temporada alta!!|refuerzo en!!|picos de trabajo!!|apoyo en los picos!!`,
      ar: `وقت الذروة!!|أوقات الذروة!!|وقت الزحمة!!|مساعدة وقت!!|لما يكون زحمة!!|المواسم!!`,
    },
  },
} as const satisfies DetailsOf<'wishes'>
