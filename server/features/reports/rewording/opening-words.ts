/**
 * Words of the closed classes (pronouns, articles, determiners, prepositions, conjunctions, question words, auxiliaries and
 * common adverbs) that begin a sentence, without accents. After an abbreviation within a sentence they have no capital. Words
 * that begin names, such as 'Will', 'San' or 'Am' (Markt), are not among them.
 */
export const openingWords: ReadonlySet<string> = new Set(
  `
  i you he she it we they this that these those there here my your his her its our their someone somebody everyone everybody
  everything something nobody nothing none
  a an the some any each every all both many most few several another such no not never
  in on at by for from with without within during before after since until about because of to as if when while where
  whenever although though unless once whether
  and but or so yet nor also too then than however therefore otherwise besides
  who whom whose what which why how
  is isn are aren was wasn were do don does doesn did didn has hasn have haven can could couldn would wouldn should shouldn
  sometimes often always usually now today still even just only maybe perhaps please unfortunately overall
  ich du er sie es wir ihr man mein meine meinen meiner meinem dein deine sein seine unser unsere unseren unserem unserer eure
  mir mich uns euch ihnen ihm jemand niemand nichts etwas alles
  der die das den dem des ein eine einen einem einer kein keine keinen keiner dieser diese dieses diesen diesem jeder jede jedes
  alle viele manche einige wenige beide solche
  im bei mit nach von vor seit fur durch gegen ohne um uber trotz wegen wahrend
  und aber oder denn sondern doch wenn weil dass ob als obwohl damit sobald falls bevor nachdem sodass
  wer wen wem was wann wo warum wieso weshalb wie welche welcher welches woher wohin
  ist sind war haben habe hat kann konnen
  hier da dort dann jetzt heute oft immer manchmal meist meistens leider auch nur noch schon sehr so deshalb daher deswegen
  trotzdem außerdem allerdings jedoch eigentlich insgesamt vielleicht bitte nicht nie zudem dabei dafur dazu dadurch
  yo tu ella nosotros nosotras ellos ellas usted ustedes mi mis su sus nuestro nuestra nuestros nuestras tus
  me te se nos le les lo alguien nadie nada algo todo todos todas
  el la los las un una unos unas este esta estos estas ese esa esos esas eso esto aquel cada algunos algunas muchos muchas
  pocos pocas otro otra otros otras ningun ninguna varios varias
  en con sin por para de desde hasta sobre entre durante segun ante
  y pero o ni sino porque aunque si cuando mientras como pues que quien quienes cual cuales donde cuanto
  es son era hay he ha han
  aqui alli ahora hoy siempre nunca a veces muy mas menos tambien tampoco ademas entonces luego ya solo quiza quizas
  desgraciadamente lamentablemente normalmente no
  `
    .trim()
    .split(/\s+/u),
)
