import words from '../../../../languages/es/helpBeside.json' with { type: 'json' }
import questions from '../../../../languages/es/questions.json' with { type: 'json' }
import mails from '../articles/es/mails.md?raw'
import questionnaire from '../articles/es/questionnaire.md?raw'

export default { words, sections: questions.sections, articles: { mails, questionnaire } }
