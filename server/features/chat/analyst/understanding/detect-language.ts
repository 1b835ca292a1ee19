import { namePlaceholder, findUnknownWords } from './known-words.ts'

/** Frequent words of other languages that are no words of English. */
const otherWords: ReadonlySet<string> = new Set(
  `
    aber auch auf aus bei bitte das dem den der des dir doch ein eine einen einer eines er es fur gibt haben hast hat
    ich ihr ihre im ins ist kann kannst konnen man mein meine mich mir mit nach nicht noch nur oder seit sich sie sind sein uber
    und uns unser unsere viel viele vom von vor wann warum wegen welche welcher welches wem wen wenn wer werden wessen wie
    wieviel wir wird wo woran wurde zeig zu zum zur zwischen
    antwort antworten bericht berichte dein deine dieser dieses euch euer fragebogen ihnen ihrem ihren meinem meinen meiner
    mitarbeiter seinem seinen seiner sollen soll steht stehen unserem unseren unternehmen wurden abteilung
    al como con cual cuales cuando cuantos del desde donde el ella ellos es esta estan este fue ha han hay la las lo los mas
    mi muestra nos nuestra nuestro para pero por porque puede que quien quienes segun ser su sus tiene tienen todos un
    una y
    cuestionario departamento empresa empleados hacer informe informes mis nuestros preguntas respuestas
    respondido tengo
    avec aux ce cette combien dans depuis des elle est et il ils je la le les leur leurs ma mes moi montre notre nos nous
    dit employes entreprise mes mon rapport rapports reponses ont ou pas pourquoi quand quel quelle quelles quels qui quoi sa sans ses sont sur tu une vous
    che chi cosa della di gli hanno ho il nella non perche quali quanti questo sono uno
    com da dos foi isso mais meu minha na nao nossa nosso onde os para pelo quais qual quando quantos quem sao sua tem uma
    aan bij dat deze een geen heb hebben heeft het hij hoe ik jij jullie maar mijn niet ons onze ook op te van voor waarom
    waar wanneer wat welke werkt wie wij worden zijn
  `
    .trim()
    .split(/\s+/u),
)

const letter = /\p{L}/u
const latin = /\p{Script=Latin}/u
const isOtherScript = (word: string) => letter.test(word) && !latin.test(word)

/**
 * Whether a question seems to be asked in another language than the one that is understood: it is written in other
 * letters, or has more frequent words of other languages than words that mean something here.
 */
export const isOtherLanguage = (text: string, understood: ReadonlySet<string>): boolean => {
  const words = text.split(' ').filter((word) => word !== '' && word !== namePlaceholder)
  if (words.filter(isOtherScript).length * 2 > words.length) return true
  const foreign = words.filter((word) => otherWords.has(word))
  const known = words.length - findUnknownWords(text, understood).length
  return foreign.length > 0 && foreign.length >= known
}
