import words from '../../../../languages/ar/helpBeside.json' with { type: 'json' }
import questions from '../../../../languages/ar/questions.json' with { type: 'json' }
import mails from '../articles/ar/mails.md?raw'
import questionnaire from '../articles/ar/questionnaire.md?raw'

export default { words, sections: questions.sections, articles: { mails, questionnaire } }
