import words from '../../../../languages/de/helpBeside.json' with { type: 'json' }
import questions from '../../../../languages/de/questions.json' with { type: 'json' }
import mails from '../articles/de/mails.md?raw'
import questionnaire from '../articles/de/questionnaire.md?raw'

export default { words, sections: questions.sections, articles: { mails, questionnaire } }
