import type { DetailsOf } from './detail-types.ts'

/** What people wish for in how they are led, told and treated: the same thing in four languages. */
export const peopleDetails = {
  information: {
    changes: {
      en: `hear about reorganisations!!|monthly note!!|on how the business!!|share the numbers!!|how we are doing!!|one channel!!|tell the night!!|let us know!!|who is leaving!!|who is joining!!|just tell us!!|updates that arrive!!|updates earlier!!|management letters!!|left in the dark!!|in the dark!!|what is planned!!|nobody informs!!|nobody explains!!|read it in the!!|learn it from!!|told in advance!!|nobody told us!!|gets cancelled!!|tell us why!!|explain decisions!!|explain why!!|explains why!!|why things change!!|hear from the directors!!|hear from management!!|hear it first!!|answers questions!!|answer questions!!|questions and answers!!|honest about!!|honesty about!!|how the firm is doing!!|how the company is doing!!|last to know!!|find out everything last!!|find out last!!|communicate earlier!!|communicate decisions!!|from the newspaper!!|from customers first!!|customers tell me!!|nobody tells us!!|nobody told us!!|keep us informed!!|inform us!!|tell us earlier!!|tell us sooner!!|tell us what!!|told earlier!!|know what is planned!!|what is planned!!|town hall!!|once a year!!|before we heard!!|in the local paper!!|tell us!!|told!|tell people!!|inform*!|informed!|updates!|update us!!|news!|announce*!|heads up!!|changes earlier!!|before it changes!!|hear about!!|rumour*!|rumor*!|grapevine!|find out!!|found out!!|transparen*!|open about!!|kept in the loop!!|newsletter!|what is going on!!|what's going on!!|internal communication!!|communicat*`,
      de: `über drei ecken!!|über ecken!!|aushang statt!!|buschfunk!!|was passiert mit!!|wie die zahlen!!|rundmails!!|nie was mit!!|kriegt nie was mit!!|kriegen nichts mit!!|bekommen nichts mit!!|keiner sagt was!!|wird nicht gesagt!!|zu spät erfahren!!|erfährt alles!!|erfahren alles!!|bescheid geben!!|bescheid sagen!!|im dunkeln!!|schwarzes brett!!|infos!|sagt uns warum!!|erklären warum!!|entscheidungen erklären!!|entscheidungen begründen!!|begründe*!|warum etwas!!|warum sich!!|früher informieren!!|früher informiert!!|rechtzeitig informieren!!|besser informieren!!|uns informieren!!|aus der zeitung!!|als letzte!!|als letztes!!|als letzter!!|vom kunden erfahren!!|ehrlich sagen!!|wie es um!!|steht es um!!|offen sagen!!|früher einbeziehen!!|bevor alles entschieden!!|bevor entschieden!!|betriebsversammlung!!|leitung und belegschaft!!|keiner sagt!!|niemand sagt!!|uns sagt keiner!!|inform*!|*information*!|bescheid!|mitteil*!|ankündig*!|transparen*!|offen*!|flurfunk!|gerüchte*!|erfahren!|neuigkeiten!|auf dem laufenden!!|interne kommunikation!!|*kommunikation*|kommunizieren!|newsletter!|rundmail!|was los ist!!|sagt uns!!|infos!`,
      es: `por la prensa!!|nadie avisa!!|no nos avisan!!|no avisan!!|nadie nos cuenta!!|a última hora nos!!|qué va a pasar!!|qué pasa con!!|cuentas claras!!|boletín mensual!!|un solo canal!!|a oscuras!!|explique por qué!!|explicar por qué!!|explicar las decisiones!!|explicar decisiones!!|expliquen!!|por qué cambia!!|comunicar antes!!|comunicar las decisiones!!|más información!!|nos enteramos!!|por el periódico!!|informar antes!!|nos informen!!|avisar antes!!|los últimos en!!|decir la verdad!!|qué está pasando!!|nadie nos dice!!|nadie nos informa!!|cómo va la empresa!!|antes de decidir!!|inform*!|informaci*!|avisar!|avisen!|aviso*!|avisan!|nos enteramos!!|enter*!|transparen*!|rumor*!|radio pasillo!!|novedades!|comunica*|comunicación interna!!|boletín!|al día!!|qué pasa!!|cuenten!|nos cuentan!!`,
      ar: `لا أحد يخبرنا!!|محدش بيقول!!|ما حد يقول!!|محد يقول لنا!!|نسمع من برا!!|ماذا سيحدث!!|لا نعرف شيئا!!|آخر من يعرف!!|اشرحوا لنا!!|شرح القرارات!!|أسباب القرارات!!|لماذا تتغير!!|إعلامنا مسبقا!!|إبلاغنا مسبقا!!|إخبارنا قبل!!|آخر من يعلم!!|نعرف من برة!!|وضع الشركة!!|مصارحة!!|صراحة الإدارة!!|معرفة القرارات!!|التواصل مع الإدارة!!|إبلاغ!|إخبار!|إعلام!|معلومات!|المعلومات!|شفافية!|الشفافية!|إشاعات!|أخبار!|نعرف!|بلغونا!|يبلغونا!|يخبرونا!|تواصل|التواصل|تواصل داخلي!!|التواصل الداخلي!!`,
    },
    handover: {
      en: `proper handover!!|overlap the shifts!!|shift should tell us!!|write down what is open!!|what is still open!!|what broke!!|note from the night!!|notes from!!|from early to late!!|logbook!|shift book!!|early shift tells!!|late shift leaves!!|handover*!|hand over!!|hand-over*!!|shift change!!|between shifts!!|between departments!!|between teams!!|other departments!!|across departments!!|silo*!|departments talk!!|teams talk!!|exchange`,
      de: `ordentliche übergabe!!|zwischen früh und spät!!|aufschreibt was!!|was offen ist!!|was noch offen!!|schichtbuch!!|übergabebuch!!|schicht überlapp*!!|übergabe zwischen!!|*übergabe*!|schichtwechsel!|zwischen den schichten!!|zwischen abteilungen!!|zwischen den abteilungen!!|zwischen den teams!!|abteilungsübergreifend*!|abstimmung!|absprache*!|schnittstelle*!|austausch!|silo*!|abteilungen reden!!`,
      es: `apunten lo que!!|lo que queda pendiente!!|queda pendiente!!|anoten lo que!!|traspaso de turno!!|relevo de turno!!|los de la mañana!!|libro de relevos!!|relevo*!|cambio de turno!!|entre turnos!!|entre departamentos!!|entre áreas!!|entre equipos!!|traspaso!|coordinaci*!|pase de turno!!`,
      ar: `تسليم الوردية!!|تسليم واستلام!!|تسليم الشفت!!|يكتبوا اللي!!|ما تبقى من العمل!!|تسليم!|التسليم والاستلام!!|بين الأقسام!!|بين الورديات!!|بين الشفتات!!|بين الفرق!!|التنسيق!|تنسيق!`,
    },
    answers: {
      en: `faster replies!!|quicker answers!!|faster answers!!|quick answers!!|quicker replies!!|picked up the phone!!|pick up the phone!!|answers from!!|replies from!!|answer the phone!!|answer my mails!!|answers mails!!|wait days for!!|wait two days!!|wait for an answer!!|reply to!!|a yes or no!!|same day!!|get back to me!!|get back to us!!|reply!|replies!|answer emails!!|answer!|no answer!!|never answer*!!|get an answer!!|respond!|response!|unanswered!|reachable!`,
      de: `schnellere antworten!!|schnellere rückmeldung!!|schneller antworten!!|antworten aus!!|antwort vom!!|antwort aus!!|am selben tag!!|auf mails reagiert!!|mails beantworten!!|ans telefon geht!!|ans telefon!!|geht keiner ran!!|tage auf antwort!!|warte auf antwort!!|rückmeldung am!!|zurückrufen!!|antwort*!|rückmeldung!|rückruf!|nie eine antwort!!|keine antwort!!|reagiert!|reagieren!|erreichbar!`,
      es: `respuestas más rápidas!!|respuestas rápidas!!|contesten antes!!|conteste al teléfono!!|contesten al teléfono!!|contesten a los correos!!|responder antes!!|respondan!!|esperar respuesta!!|espero días!!|el mismo día!!|cojan el teléfono!!|respuesta*!|responder!|responden!|contest*!|sin respuesta!!`,
      ar: `رد أسرع!!|ردود أسرع!!|الرد بسرعة!!|سرعة الرد!!|الرد على!!|يردوا على!!|نفس اليوم!!|رد!|الرد!|يردون!|يردوا!|جواب!|محدش بيرد!!`,
    },
    strategy: {
      en: `strategy!|direction!|vision!|where we are going!!|where the company is going!!|company goals!!|goals of the company!!|big picture!!|numbers!|how we are doing!!|the plan for!!`,
      de: `strategie*!|richtung!|vision!|wohin die reise!!|wohin!|unternehmensziele!|ziele der firma!!|zahlen!|wie es der firma!!`,
      es: `estrategia!|rumbo!|visión!|hacia dónde!!|objetivos de la empresa!!|planes de la empresa!!|números!`,
      ar: `استراتيجية!|رؤية!|خطة الشركة!!|أهداف الشركة!!|اتجاه الشركة!!`,
    },
  },
  leadership: {
    listening: {
      en: `ask the people!!|ask the ones!!|people on the machines!!|ask the crew!!|ask the night shift!!|listen to us!!|listen to the people!!|listen to people!!|listen to staff!!|listen to those!!|being asked!!|be asked!!|ask before!!|ask first!!|asked before!!|ideas seriously!!|take my ideas!!|take our ideas!!|my ideas!!|take us serious!!|hear us!!|be heard!!|act on our!!|talk to the people who!!|listen*!|ask us!!|ask the people!!|ask the staff!!|asked us!!|our opinion!!|our ideas!!|take us seriously!!|suggestion*!|have a say!!|involve us!!|involve*!|heard!|ideas!|voice!`,
      de: `erst fragen!!|leute an der maschine!!|die fragen die!!|vorschläge ernst!!|unsere vorschläge!!|ideen ernst!!|unsere ideen!!|vorher fragen!!|gefragt werden!!|uns fragen!!|mal fragen!!|fragt mal!!|auf uns hören!!|auf die mitarbeiter hören!!|uns anhören!!|besser zuhören!!|mehr zuhören!!|ernst nehmen!!|zuhör*!|zuhören!|hört zu!!|hört uns!!|fragt uns!!|gefragt!|mitreden!|mitsprache!|mitbestimm*!|einbeziehen!|einbezogen!|ernst nehmen!!|ernst genommen!!|vorschläge!|vorschlag!|ideen!|meinung!|auf uns hören!!|auf die leute hören!!`,
      es: `preguntar a los que!!|pregunten a los de!!|nos escuchen!!|escuchar a la gente!!|escuchar más!!|escuchen nuestras ideas!!|nos pregunten!!|que nos pregunten!!|pregunten antes!!|nuestras ideas!!|mis ideas!!|nos tomen en serio!!|en serio!!|contar con nosotros!!|que nos hagan caso!!|escuch*!|pregunt*!|opini*!|nuestra opinión!!|participar!|participaci*!|tener en cuenta!!|tengan en cuenta!!|sugerencia*!|ideas!|propuestas!|caso!`,
      ar: `|الاستماع لنا!!|الاستماع إلينا!!|اسمعونا!!|يسمعونا!!|يسألونا!!|أخذ رأينا!!|رأي الموظفين!!|أفكارنا!!|اقتراحاتنا!!|سماع الموظفين!!|استماع!|الاستماع!|يسمع*!|يسمعوا!|اسمعوا!|رأينا!|آراء!|رأي!|اقتراحات!|مقترحات!|إشراك!|مشاركة!|أفكار!`,
    },
    feedback: {
      en: `more feedback!!|regular feedback!!|feedback from!!|tell me what i could!!|tell me if!!|tells me whether!!|tells me if!!|know if i am doing!!|any good at this!!|regular talk!!|talk with my lead!!|talk with my boss!!|time for me!!|talk once a month!!|once a month with!!|a monthly talk!!|how am i doing!!|how i am doing!!|how i'm doing!!|before my appraisal!!|sit down with me!!|feedback!|appraisal*!|one to one*!!|one-to-one*!!|1:1*!!|performance review*!!|annual review!!|staff review*!!|honest feedback!!|regular talks!!|coaching!`,
      de: `regelmäßiges feedback!!|mehr feedback!!|rückmeldung vom chef!!|rückmeldung von!!|gespräch im monat!!|gespräch mit!!|ob es passt!!|ob ich es gut!!|ob ich gut!!|was ich besser!!|zeit für mich!!|zeit für gespräche!!|einmal im monat reden!!|mir jemand sagt!!|mitarbeitergespräche!!|feedback!|*mitarbeitergespräch*!|jahresgespräch*!|personalgespräch*!|regelmäßige gespräche!!|rückmeldung!|kritik!|einzelgespräch*!`,
      es: `más feedback!!|charla al mes!!|una charla!!|hablar con mi jefe!!|hablar con el encargado!!|me digan si!!|me diga si!!|si lo hago bien!!|cómo lo hago!!|qué puedo mejorar!!|tiempo para hablar!!|valoración del trabajo!!|feedback!|retroalimentaci*!|evaluaci*!|entrevista anual!!|reuniones individuales!!|críticas!`,
      ar: `ملاحظات على عملي!!|تقييم دوري!!|جلسة شهرية!!|اجتماع مع المدير!!|يقول لي إذا!!|كيف أدائي!!|تقييم!|التقييم!|ملاحظات!|تغذية راجعة!!|جلسات فردية!!|فيدباك!`,
    },
    respect: {
      en: `less shouting!!|stop shouting!!|say sorry!!|temper!|plays with his phone!!|knows our names!!|know our names!!|good morning!!|respect*!|shout*!|yell*!|tone!|rude!|treat us!!|treated!|treat people!!|bully*!|humiliat*!|polite*!|manners!|decent`,
      de: `brüllt!!|rumbrüllen!!|weniger schreien!!|sagt nie guten!!|guten morgen!!|sich entschuldigen!!|respekt*!|schrei*!|anschreien!|brüll*!|ton!|umgangston!|wertschätzend*!|behandel*!|menschlich*!|freundlich*!|augenhöhe!|höflich*!`,
      es: `menos gritos!!|dejar de gritar!!|buenos días!!|pedir perdón!!|respet*!|gritar!|gritan!|gritos!|trato!|trat*!|malas formas!!|formas!|educación!|humano!|humillar!|humana!`,
      ar: `المشرف يصرخ!!|المدير يصرخ!!|صباح الخير!!|احترام!|الاحترام!|صراخ!|يصرخ!|يزعق!|معاملة!|المعاملة!|أسلوب!|الأسلوب!|إهانة!|التعامل!`,
    },
    decisions: {
      en: `decisions that last!!|make a decision!!|make decisions!!|stick to decisions!!|longer than a week!!|decision*!|decide*!|deciding!|faster decisions!!|change their mind!!|changes his mind!!|clear direction!!|lead!|consistent!|stick to!!|back and forth!!`,
      de: `entscheidungen die!!|mal entscheiden!!|endlich entscheiden!!|dann entscheiden!!|*entscheidung*!|entscheid*!|klare ansage*!!|klare linie!!|hin und her!!|konsequent*!|klare ziele!!`,
      es: `decisiones que!!|que decidan!!|decisi*!|decid*!|tomar decisiones!!|cambian de opinión!!|claridad de la dirección!!`,
      ar: `|قرار!|قرارات!|القرارات!|القرار!|اتخاذ القرار!!`,
    },
    presence: {
      en: `work a shift down!!|shift down here!!|upstairs should!!|someone upstairs!!|come down here!!|leave the office!!|hide in the!!|come to the hall!!|see them on the floor!!|work a shift with us!!|spend a day!!|come down!!|present!|presence!|visible!|floor more often!!|come to the floor!!|shop floor!!|never see!!|see the boss!!|see the management!!|come and see!!|walk through!!|out of the office!!|visit!|on site!!|know what we do!!|reality!|out of touch!!`,
      de: `mal eine schicht!!|von oben mal!!|mal runterkommen!!|runter in die!!|in die halle kommen!!|mal mitarbeiten!!|einen tag mitarbeiten!!|einen tag bei uns!!|präsen*!|sichtbar*!|vor ort!!|in der halle!!|an die basis!!|basis!|blicken lassen!!|vorbeikommen!|vorbeischauen!|nie da!!|nah*!|realität!|praxis!|weit weg!!`,
      es: `bajen a ver!!|hacer un turno!!|salgan del despacho!!|pasar un día!!|bajen a la nave!!|venir un día!!|presen*!|visible*!|bajar a planta!!|bajen a!!|pasarse por!!|venir a ver!!|cercan*!|a pie de!!|nunca está!!|nunca están!!|realidad!`,
      ar: `|ينزلوا عندنا!!|يزورونا!!|حضور!|تواجد!|ينزل!|ينزلوا!|يزور!|زيارة!|الواقع!|الميدان!|قريب!`,
    },
    trust: {
      en: `checking my screen!!|checking up on!!|stop checking!!|looking over my shoulder!!|cameras!|micromanag*!|trust*!|control!|autonom*!|freedom!|own decisions!!|breathing down!!|leave us alone!!|let us decide!!|monitor*!|surveill*!|hands off!!`,
      de: `weniger kontrolle!!|mehr vertrauen!!|über die schulter!!|ständig kontrolliert!!|mikromanagement!|micromanagement!|vertrauen!|kontroll*!|*kontrolle!|eigenverantwort*!|freiraum!|freiheit*!|freie hand!!|überwach*!|selbst entscheiden!!`,
      es: `más confianza!!|menos control!!|encima todo el día!!|confianza!|confiar!|confíen!|micromanag*!|microgesti*!|control!|controlar!|autonom*!|libertad!|vigil*!`,
      ar: `ثقة أكثر!!|رقابة أقل!!|ثقة!|الثقة!|مراقبة!|المراقبة!|استقلالية!|صلاحيات!|حرية!|التحكم!`,
    },
    managers: {
      en: `team leads training!!|train team leads!!|supervisor plays!!|my supervisor!!|my boss!!|our boss!!|new boss!!|change the boss!!|better managers!!|good managers!!|directors hide!!|glass office!!|favourites and a temper!!|manager*|management|boss*|leader*|supervisor*|train the managers!!|manager training!!|leadership training!!|foreman|team lead*`,
      de: `weiß alles besser!!|chef weiß!!|mein chef!!|unser chef!!|neuer chef!!|bessere chefs!!|bessere führung!!|vorgesetzte die!!|chef kommt nur!!|nur wenns brennt!!|klare kante!!|*führungskräfte*|*führungskraft*|führung|chef*|*leiter|*leitung|vorgesetzt*|management|geschäftsführung|meister`,
      es: `mi jefe!!|mi jefa!!|mi encargada!!|mi encargado!!|otro jefe!!|mejores jefes!!|jefes que!!|encargada no escucha!!|jefe no escucha!!|jefe*|jefa*|mandos|gerente*|gerencia|directiv*|dirección|encargad*|supervisor*|liderazgo|líderes|responsables`,
      ar: `مديري!!|مشرفي!!|تغيير المدير!!|مدير جديد!!|مدير*|المدير|المدراء|مدراء|إدارة|الإدارة|مشرف*|القيادة|رئيس*`,
    },
  },
  recognition: {
    thanks: {
      en: `nobody notices!!|notices when!!|credit goes to!!|a handshake!!|simple well done!!|well done!!|years of service!!|a pat on the back!!|flowers!|say thank you!!|a thank you!!|praise costs nothing!!|notice us!!|notice what we do!!|notice the good!!|good work noticed!!|a kind word!!|say well done!!|see what we do!!|thank*!|recogni*!|appreciat*!|praise!|acknowledg*!|valued!|noticed!|well done!!|credit!|seen!`,
      de: `keiner sieht was!!|sieht keiner!!|lob kostet!!|lob kostet nix!!|was wir leisten!!|nachts leisten!!|händedruck!|blumen!|mal gelobt!!|anerkennung zeigen!!|mal ein lob!!|mal danke!!|danke sagen!!|ein danke!!|mal loben!!|gute arbeit sehen!!|gelobt!|danke*!|dank!|lob*!|anerkenn*!|*wertschätz*!|wertgeschätzt!|gesehen!|würdig*!`,
      es: `nadie ve lo que!!|una palmada!!|un detalle!!|nadie agradece!!|se lleva el mérito!!|mérito!|un gracias!!|dar las gracias!!|den las gracias!!|reconocer el trabajo!!|reconozcan!!|trabajo bien hecho!!|que se note!!|una palabra amable!!|valoren el trabajo!!|gracias!|reconoc*!|valor*!|agradec*!|felicit*!|elogi*!`,
      ar: `لا أحد يقدر!!|محدش بيقدر!!|كلمة طيبة!!|شكرا تكفي!!|كلمة شكر!!|شكر الموظفين!!|تقدير الجهد!!|تقدير المجهود!!|تقدير الموظفين!!|شكر!|شكرا!|تقدير!|التقدير!|تكريم!|اعتراف!|تشجيع!|كلمة طيبة!!`,
    },
  },
  fairness: {
    favourites: {
      en: `nephew!|owner's nephew!!|boss has favourites!!|has favourites!!|always gets christmas!!|same people get!!|stop the favouritism!!|stop favouritism!!|gets every good shift!!|treat everyone equally!!|friends of the boss!!|boss's friends!!|favourit*!|favorit*!|friends of!!|nepotis*!|family of the boss!!|connections!|who you know!!|same people!!|pets!`,
      de: `nur für die lieblinge!!|neffe!|immer die gleichen!!|ohne vitamin b!!|gleich behandeln!!|alle gleich behandeln!!|immer die lieblinge!!|vetternwirtschaft!|lieblinge!|bevorzug*!|günstling*!|vitamin b!!|nasenfaktor!|klüngel!|sympathie!`,
      es: `sobrino!|siempre los mismos!!|los de siempre!!|amigo de!!|amigos de!!|ser amigo!!|trato igual!!|favorit*!|enchuf*!|amiguismo!|amigos del jefe!!|preferenci*!|dedo!|nepotismo!`,
      ar: `قريب المدير!!|ابن المدير!!|معاملة متساوية!!|الكل سواسية!!|محسوبية!|واسطة!|الواسطة!|واسطات!|محاباة!|تمييز!|قرابة!|شللية!`,
    },
    sameRules: {
      en: `same rules!!|rules upstairs!!|women get asked!!|make the coffee!!|same rules!!|equal*!|fair*!|for everyone!!|discriminat*!|women!|treated the same!!|double standard*!!|foreign*!`,
      de: `gleiche regeln für!!|gleiches recht!!|gleichbehandlung!|gleiche regeln!!|für alle!!|gleich behandelt!!|fair*!|gerecht*!|ungerecht*!|diskriminier*!|gleichberecht*!|frauen!|zweierlei maß!!`,
      es: `mismas normas!!|mismas reglas!!|igualdad!|iguales!|justicia!|justo!|justa!|equitativ*!|discrimin*!|mujeres!|todos igual!!`,
      ar: `|عدالة!|العدالة!|عدل!|العدل!|مساواة!|المساواة!|إنصاف!`,
    },
    work: {
      en: `same workload for everyone!!|share the work!!|share the heavy!!|share jobs fairly!!|split the work!!|split fairly!!|fair split!!|always the same three!!|always the same people!!|same ones!!|jobs fairly!!|work fairly!!|everyone does their part!!|pull their weight!!`,
      de: `arbeit gerecht verteilen!!|gerecht verteilen!!|fair verteilen!!|arbeit verteilen!!|immer dieselben!!|immer die gleichen!!|immer die selben!!|gleich viel arbeit!!|arbeit aufteilen!!|gerechte verteilung!!`,
      es: `repartir el trabajo!!|repartir mejor!!|reparto del trabajo!!|siempre los mismos!!|cargamos los mismos!!|repartir la carga!!|reparto justo!!|mismo trabajo para todos!!`,
      ar: `توزيع العمل بعدل!!|توزيع عادل!!|توزيع الشغل!!|نفس الأشخاص!!|تقسيم العمل!!`,
    },
  },
  development: {
    training: {
      en: `courses are always!!|courses full!!|evening school!!|learn more!!|want to learn!!|more courses!!|language course!!|more training!!|train the shift leads!!|train the managers!!|better training!!|training in working time!!|pay for courses!!|go to courses!!|train*!|course*!|workshop*!|seminar*!|learn*!|skills!|certificat*!|time to learn!!|training budget!!|upskill*!|qualif*!`,
      de: `lehrgänge nur!!|meisterschule!!|auf lehrgang!!|kurse in!!|fortbildung bitte!!|etwas lernen!!|mehr schulungen!!|mehr fortbildungen!!|mehr weiterbildung!!|bessere schulungen!!|fortbildung in der arbeitszeit!!|*schulung*!|*fortbildung*!|*weiterbildung*!|kurs!|kurse!|*seminar*!|workshop*!|lernen!|qualifi*!|*lehrgang*!|*training*!`,
      es: `quiero aprender!!|aprender a!!|cursos gratis!!|cursos en!!|más formación!!|más cursos!!|mejor formación!!|formación en horario!!|más capacitación!!|formaci*!|curso*!|capacitaci*!|taller*!|formar*!|aprender!|seminario*!|entrenamiento!`,
      ar: `نحتاج دورات!!|نريد دورات!!|أتعلم!!|نتعلم!!|المزيد من التدريب!!|دورات تدريبية!!|تدريب أكثر!!|تدريب أفضل!!|تدريب*!|التدريب!|دورات!|دورة!|كورسات!|كورس!|تعليم!|ورش!|تطوير!|التطوير!`,
    },
    career: {
      en: `what comes after!!|next level!!|advertised internally!!|internal jobs!!|jobs internally!!|promote from within!!|move up!!|how they can move up!!|career path*!!|path to promotion!!|get ahead!!|chance to grow!!|promised for years!!|career*!|promot*!|grow!|growth!|advance*!|next step!!|move up!!|progress*!|ladder!|internal vacanc*!!|internal jobs!!|opportunit*!|perspective*!|stuck`,
      de: `aufstieg ohne!!|was kommt danach!!|stellen intern!!|intern besetzen!!|wie man aufsteigt!!|aufstiegschancen!!|aufstiegsmöglichkeiten!!|karriereweg*!!|weiterkommen kann!!|karriere*!|aufstieg*!|aufsteigen!|beförder*!|perspektive*!|entwicklungsmöglichkeit*!|entwicklung!|weiterkommen!|intern* ausschreib*!!|interne stellen!!|chancen!`,
      es: `qué viene después!!|puestos internos!!|promocionar!|poder ascender!!|se pueda ascender!!|planes de carrera!!|posibilidad de crecer!!|posibilidades de ascenso!!|ascen*!|promoci*!|promocion*!|carrera!|crecer!|crecimiento!|oportunidad*!|progres*!|plan de carrera!!|promoción interna!!`,
      ar: `|فرص الترقية!!|فرص للترقية!!|فرص التطور!!|مسارات واضحة!!|ترقية!|ترقيات!|الترقيات!|الترقية!|مسار وظيفي!!|المسار الوظيفي!!|النمو!|التقدم!|فرص!`,
    },
    onboarding: {
      en: `mentors for!!|apprentices more!!|show apprentices!!|starters!|new ones!!|patience with us!!|agency workers properly!!|train the agency workers!!|a buddy!!|first weeks!!|first days!!|show me how!!|someone to show!!|guide me!!|shown properly!!|when you are new!!|as a beginner!!|beginners!|onboarding!|induction!|new starters!!|new people!!|new hires!!|new colleagues!!|starter*!|buddy!|mentor*!|show new!!|apprentic*!|trainee*!`,
      de: `einarbeitung die!!|einarbeitung!!|azubis zeigen!!|azubis mehr!!|geduld mit den anfängern!!|mit den neuen!!|anfänger*!|am anfang!!|in den ersten wochen!!|jemand der mir zeigt!!|zeigt wie!!|bessere einarbeitung!!|richtige einarbeitung!!|einarbeitung*!|einarbeiten!|neue kollegen!!|neue leute!!|neuen leute!!|onboarding!|pate*!|mentor*!|azubi*!|ausbildung!|anlernen!|neuling*!`,
      es: `enseñar a los nuevos!!|me guíe!!|al principio!!|paciencia con los nuevos!!|primeras semanas!!|primeros días!!|enseñen bien!!|me enseñe!!|formar a los nuevos!!|acogida!|incorporaci*!|nuevos compañeros!!|gente nueva!!|los nuevos!!|onboarding!|mentor*!|tutor*!|aprendices!|inducción!|bienvenida!`,
      ar: `|في البداية!!|الأيام الأولى!!|الأسابيع الأولى!!|يعلمني!!|الصبر على الجدد!!|الموظفين الجدد!!|الجدد!|تهيئة!|توجيه!|مرشد!|متدربين!`,
    },
    languages: {
      en: `language course*!!|german course*!!|english course*!!|language lessons!!|english lessons!!|german lessons!!`,
      de: `sprachkurs*!|deutschkurs*!|englischkurs*!|sprachunterricht!`,
      es: `curso* de inglés!!|clases de inglés!!|clases de idiomas!!|idiomas!|curso* de alemán!!`,
      ar: `دورات لغة!!|دورة إنجليزي!!|تعليم اللغة!!|كورس لغة!!|لغة!`,
    },
  },
  teamwork: {
    conflict: {
      en: `blames night shift!!|day shift blames!!|blames!|cliques!|behind backs!!|talk behind!!|gossip kills!!|marriage counselling!!|us and them!!|screams at me!!|spoken to!!|how people are spoken!!|supervisors who bully!!|stop the bullying!!|bad atmosphere!!|bully*!|mobbing!|gossip*!|conflict*!|argu*!|toxic!|blame*!|harass*!|atmosphere!|backstabb*!|fight*!|rude!`,
      de: `früh gegen spät!!|gegen spät!!|lästereien!!|lästern!!|grüppchen*!|hinter dem rücken!!|schreit mich an!!|wie mit leuten geredet!!|schlechte stimmung!!|besseres klima!!|mobbing!|lästern!|*konflikt*!|streit*!|hetze!|*klima!|betriebsklima!|stimmung!|schuldzuweis*!|ausgrenz*!|ellenbogen*!`,
      es: `hay mal rollo!!|a las espaldas!!|camarillas!|grupitos!|me grita!!|cómo se habla!!|mejor ambiente!!|malas maneras!!|acoso!|conflicto*!|mal ambiente!!|ambiente!|cotille*!|chismes!|peleas!|culp*!|tóxic*!|mal rollo!!`,
      ar: `مشاكل بين!!|كلام من ورا!!|يصرخ علي!!|طريقة الكلام!!|جو العمل!!|مشاكل!|صراعات!|خلافات!|نميمة!|تنمر!|جو!|أجواء!|الأجواء!|توتر!`,
    },
    together: {
      en: `together!|teamwork!|team spirit!!|cooperat*!|collaborat*!|help each other!!|support each other!!|pull together!!|work against!!|work with each other!!`,
      de: `zusammenarbeit!|zusammenhalt!|teamgeist!|miteinander!|kooperation!|gegeneinander!|gegenseitig*!|teamwork!|zusammen!|an einem strang!!`,
      es: `trabajo en equipo!!|compañerismo!|colabora*!|cooperaci*!|unión!|unidos!|ayudarnos!|apoyo!|entre todos!!`,
      ar: `تعاون!|التعاون!|روح الفريق!!|العمل الجماعي!!|عمل جماعي!!|مساعدة!|التكاتف!`,
    },
    events: {
      en: `one barbecue!!|barbecue a year!!|a party!!|team event*!!|team building!!|teambuilding!|party!|parties!|summer party!!|christmas party!!|barbecue!|outing*!|social*!|events!|celebrat*!|team lunch!!`,
      de: `grillfest!!|wiederbeleben!|weihnachtsfeier!!|*feier*!|*ausflug*!|betriebsfest*!|sommerfest!|teamevent*!|teambuilding!|grillen!|stammtisch!|events!|gemeinsam essen!!`,
      es: `una cena!!|una barbacoa!!|fiesta*!|cena!|excursi*!|actividades!|convivencia!|eventos!|celebra*!|team building!!|barbacoa!`,
      ar: `|حفلة!|حفلات!|رحلة!|رحلات!|فعاليات!|أنشطة!|نشاطات!|تجمع!`,
    },
  },
  praise: {
    team: {
      en: `best team i ever!!|like family!!|great team!!|good team!!|great colleagues!!|good colleagues!!|good people!!|nice people!!|lovely people!!|best team!!|best colleagues!!|my team is great!!|my colleagues are!!|my team is!!|reason i get up!!|love the people!!|people i work with!!|we help each other!!|help each other already!!|they are brilliant!!|they're brilliant!!|are the best!!|look after each other!!|great atmosphere!!|good atmosphere!!|team|colleagues`,
      de: `wie eine familie!!|tolles team!!|super team!!|gutes team!!|mein team ist!!|kollegen sind!!|die kollegen sind das beste!!|tolle kollegen!!|nette kollegen!!|gute kollegen!!|mit meinen leuten!!|arbeite ich gern!!|gute stimmung!!|gutes klima!!|wir helfen uns!!|guter zusammenhalt!!|team|kollegen`,
      es: `como una familia!!|buen equipo!!|gran equipo!!|buenos compañeros!!|compañeros son lo mejor!!|los compañeros son!!|compañeras maravillosas!!|compañeros maravillosos!!|mi equipo es!!|equipo estupendo!!|nos ayudamos!!|buen ambiente!!|buen rollo!!|me apoyan!!|equipo|compañeros`,
      ar: `مثل أهلي!!|زي أهلي!!|مثل العائلة!!|فريق رائع!!|فريق ممتاز!!|زملاء رائعين!!|زملائي!!|الزملاء ممتازين!!|فريقي ممتاز!!|جو رائع!!|نتعاون!!|الفريق|الزملاء`,
    },
    supported: {
      en: `all the support i need!!|support i need!!|nothing to add!!|nothing more to ask!!|could not wish for more!!|couldn't wish for more!!|i have all i need!!|have everything i need!!|nothing missing!!|i am happy!!|i'm happy!!|happy with!!|happy here!!|satisfied!|content!|stay as it is!!|everything is fine!!|all good!!|all fine!!|keep it up!!|keep going!!|like how it is!!|like it here!!|as it is!!|happy as it is!!`,
      de: `unterstützung die ich brauche!!|fehlt nichts!!|alles gut!!|alles bestens!!|passt alles!!|passt so!!|zufrieden!|so bleiben!!|kann so bleiben!!|weiter so!!|läuft gut!!|bin glücklich!!|rundum zufrieden!!|gefällt mir!!`,
      es: `nada que añadir!!|no me falta nada!!|todo bien!!|todo perfecto!!|estoy content*!!|contento!|contenta!|satisfech*!|así está bien!!|sigan así!!|seguid así!!|me apoyan en todo!!|que siga igual!!|estoy a gusto!!|a gusto!!`,
      ar: `كل شيء جيد!!|كل شيء تمام!!|راضي!|راضية!|مرتاح!|مرتاحة!|لا ينقصني!!|استمروا!!|أحصل على الدعم!!|مبسوط!`,
    },
    company: {
      en: `keep it up!!|good vibes!!|happy to come!!|like coming!!|proud to work!!|good company!!|good employer!!|best boss!!|great boss!!|my boss is great!!|thanks for the new!!|thank you for the!!|well treated!!|treated well!!|feel valued here!!|great place!!|love my job!!|love working here!!|boss|company`,
      de: `läuft!!|danke für alles!!|macht so weiter!!|komme gern!!|komme gerne!!|stolz!|guter arbeitgeber!!|gute firma!!|bester chef!!|guter chef!!|danke für die!!|danke für den!!|danke für das!!|gut behandelt!!|fühle mich wohl!!|gern hier!!|gerne hier!!|macht spaß!!|liebe meine arbeit!!`,
      es: `me gusta venir!!|orgulloso de!!|orgullosa de!!|gracias por todo!!|orgulloso!|orgullosa!|buena empresa!!|buen jefe!!|el mejor jefe!!|gracias por el!!|gracias por la!!|gracias por las!!|gracias por los!!|bien tratado!!|bien tratada!!|me siento bien!!|me encanta mi trabajo!!|me gusta mi trabajo!!`,
      ar: `شكرا على كل شيء!!|أحب المكان!!|فخور!|شركة ممتازة!!|مدير ممتاز!!|شكرا على!!|معاملة طيبة!!|أحب عملي!!|بيئة ممتازة!!|أحب الشركة!!`,
    },
  },
  survey: {
    anonymous: {
      en: `anonymous!!|really anonymous!!|who reads this!!|who reads these!!|my name on it!!|my name wasn't!!|does my boss see!!|see my answers!!|confidential!!|names!`,
      de: `anonym!!|wirklich anonym!!|wer liest das!!|liest das eigentlich!!|mein chef das!!|vertraulich!!|mit namen!!`,
      es: `anónim*!!|de verdad anónima!!|quién lee esto!!|esto lo ve!!|lo ve mi!!|confidencial!!|con nombre!!`,
      ar: `مجهول!!|سرية!!|سري!!|من يقرأ!!|مين بيقرا!!|يشوف إجاباتي!!`,
    },
    results: {
      en: `too many questions!!|do something with this!!|do something with it!!|last survey!!|filled this in!!|what came of it!!|nothing happens!!|nothing changes!!|nothing changed!!|nothing ever changes!!|act on!!|see what happens!!|results of the survey!!|results of this!!|surveys!|another survey!!|every year the same!!|make something of!!|follow up!!|ends up in a drawer!!`,
      de: `bringt eh nix!!|bringt eh nichts!!|bringt nichts!!|bringt doch nichts!!|macht etwas daraus!!|macht was draus!!|etwas daraus!!|letzte umfrage!!|ändert sich nichts!!|ändert sich eh nichts!!|passiert nichts!!|nichts passiert!!|ob sich etwas tut!!|tut sich nichts!!|in der schublade!!|im schrank!!|ergebnisse der umfrage!!|schon wieder eine umfrage!!|umfragen!|umfrage!`,
      es: `que alguien lo lea!!|alguien lo lea!!|no sirve de nada!!|sirva de algo!!|sirve de algo!!|no pasó nada!!|no pasa nada!!|nada cambia!!|no cambia nada!!|otra encuesta!!|rellenamos una!!|última encuesta!!|resultados de la encuesta!!|hagan algo con!!|hagan algo!!|en un cajón!!|encuesta*!`,
      ar: `بلا فائدة!!|ما في فايدة!!|لا يتغير شيء!!|ما يتغير شي!!|مفيش حاجة بتتغير!!|نتائج الاستبيان!!|الاستبيان السابق!!|استبيان!|الاستبيان!|استفادة من!!`,
    },
    asking: {
      en: `thank you for asking!!|thanks for asking!!|good that you ask!!|nice to be asked!!|good questions!!|long!|too long!!`,
      de: `danke dass gefragt wird!!|danke fürs fragen!!|schön dass ihr fragt!!|gut dass gefragt!!|zu lang!!|lang!`,
      es: `gracias por preguntar!!|bien que pregunten!!|gracias por escuchar!!|larga!|demasiado larga!!`,
      ar: `شكرا على السؤال!!|شكرا لسؤالكم!!|طويل!`,
    },
  },
} as const satisfies DetailsOf<'wishes'>
