/**
 * Phrases without content in German, Spanish and Arabic, the languages besides English that the questionnaire is asked
 * in: rows of phrases separated by bars, in lower case and without punctuation. They are compared with whole answers,
 * never with a part.
 */

export const translatedNothingPhrases = [
  'nichts besonderes|nichts bestimmtes|nichts konkretes|nichts neues|nichts hinzuzufügen|nichts zu ergänzen|keinen',
  'nein nichts|keine wünsche|keine anmerkungen|keine ergänzungen|gar keine|überhaupt nichts|mir fällt nichts ein',
  'nicht dass ich wüsste|noch nichts|noch keine|noch nicht|nichts mehr|sonst nichts|nein danke',
  'ningún|ningun|nada más|nada mas|nada en particular|nada en especial|nada especial|nada nuevo|nada que añadir',
  'nada que agregar|ninguna en particular|ninguno en particular|no nada|todavía no|todavia no|aún no|aun no',
  'no se me ocurre nada|no tengo nada que añadir|no tengo nada que agregar|nada en absoluto|nada concreto',
  'لا شيء|لاشيء|لا شي|لا شئ|لاشئ|ولا شيء|لا يوجد شيء|لا توجد|لا أحد|ما في|ما في شي|مافي|مافيش|مفيش|كلا|ليس بعد',
  'ليس لدي|ليس لدي شيء|ليس لدي ما أضيفه|لا شيء محدد|لا شيء معين|لا شيء آخر|لا شيء اخر|لا إضافة|لا اضافة|لا إضافات',
]

export const translatedUnknownPhrases = [
  'keine meinung|keine idee|keine ideen|kein kommentar|kein plan|unsicher|nicht sicher|bin nicht sicher|egal|ka',
  'bin mir nicht sicher|ich bin mir nicht sicher|ich bin nicht sicher|schwer zu sagen|kann ich nicht sagen|vielleicht',
  'das kann ich nicht sagen|weiß noch nicht|weiss noch nicht|ich weiß es nicht|ich weiss es nicht|ich weiß es noch nicht',
  'weiß ich noch nicht|möchte ich nicht sagen|ist mir egal|mal sehen|siehe oben|wie oben|nicht zutreffend|ja',
  'trifft nicht zu|keine antwort',
  'no lo se|no sabría decir|no sabria decir|ni idea|no tengo idea|no tengo ni idea|no estoy seguro|no estoy segura',
  'sin comentarios|sin comentario|sin opinion|no aplica|no procede|prefiero no decirlo|prefiero no decir|tal vez',
  'prefiero no responder|prefiero no contestar|me da igual|quizás|quizas|quizá|quiza|puede ser|difícil de decir',
  'dificil de decir|ver arriba|sí|si|aún no lo sé|aun no lo se|todavía no lo sé|todavia no lo se',
  'لا أعرف|لا اعرف|لا أدري|لا ادري|لا أعلم|لا اعلم|مش عارف|مش عارفة|ما أدري|ما ادري|ما أعرف|ما اعرف|غير متأكد',
  'غير متأكدة|لست متأكدا|لست متأكد|لست متأكدة|لا رأي|لا رأي لي|لا فكرة|لا فكرة لدي|ليس لدي فكرة|لا تعليق|ربما',
  'لا ينطبق|غير منطبق|أفضل عدم الإجابة|افضل عدم الاجابة|أفضل عدم القول|لا يهم|نعم|صعب القول|انظر أعلاه|كما سبق',
]

export const translatedContentPhrases = [
  'alles in ordnung|alles super|alles perfekt|alles klar|alles gut so|bin zufrieden|ich bin zufrieden|sehr zufrieden',
  'zufrieden|läuft|läuft alles|es läuft|läuft gut|es läuft gut|weiter so|nichts fehlt|fehlt nichts|nichts fehlt mir',
  'es gibt nichts zu verbessern|nichts zu verbessern|nichts zu ändern|nichts ändern|keine änderungen|kein bedarf',
  'keine verbesserungen|keine hilfe nötig|keine unterstützung nötig|ich brauche nichts|brauche nichts',
  'ich brauche keine hilfe|ich brauche keine unterstützung|so wie es ist|ich vermisse nichts|passt alles so',
  'ich habe alles was ich benötige|ich bin sehr zufrieden|keine beschwerden|wunschlos glücklich',
  'todo está bien|todo esta bien|todo perfecto|todo ok|todo en orden|todo correcto|todo genial|estoy bien|sin quejas',
  'estoy contento|estoy contenta|estoy satisfecho|estoy satisfecha|no me falta nada|no falta nada|no necesito nada',
  'no hace falta nada|nada que mejorar|nada que cambiar|no cambiaría nada|no cambiaria nada|tengo todo lo que necesito',
  'tengo todo lo necesario|lo tengo todo|ya tengo todo|sigan así|sigan asi|así está bien|asi esta bien|ninguna queja',
  'no hay quejas|no hay nada que mejorar|no necesito ayuda|no necesito apoyo|no necesito ningún apoyo',
  'كل شيء بخير|كل شيء جيد|كل شيء على ما يرام|كل شيء تمام|كل شي تمام|كله تمام|تمام|الأمور بخير|الامور بخير|راض|راضي',
  'راضية|أنا راض|أنا راضية|انا راضي|أنا بخير|لا ينقصني شيء|لا ينقص شيء|لا ينقصني شئ|لا شيء ينقص|لا شيء ينقصني|لا حاجة',
  'لا أحتاج شيئا|لا احتاج شيئا|لا أحتاج شيء|لا احتاج شيء|لا أحتاج إلى شيء|لا احتاج الى شيء|لا داعي|لا شكوى|لا شكاوى',
  'لدي كل ما أحتاجه|لدي كل ما احتاجه|لدي كل ما أحتاج إليه|عندي كل ما أحتاجه|عندي كل شيء|لا تغيير|لا تغييرات',
]

/** What may come before or after such a phrase, written without spaces. */
export const translatedPrefixes =
  'eigentlich|momentan|zurzeit|derzeit|immoment|imaugenblick|ehrlichgesagt|porahora|demomento|actualmente|laverdad|حاليا|الآن|الان|فيالوقتالحالي|بصراحة'
export const translatedSuffixes =
  'vielendank|bitte|derzeit|momentan|zurzeit|immoment|imaugenblick|bisher|hier|gracias|muchasgracias|porahora|demomento|actualmente|ahora|aquí|aqui|شكرا|حاليا|الآن|الان|فيالوقتالحالي|هنا'
/** The first words of the former that are written in plain letters. */
export const translatedPrefixStarts = 'eigentlich momentan zurzeit derzeit im ehrlich k por de actualmente la'
