import words from '../../../../languages/de/helpBeside.json' with { type: 'json' }
import questions from '../../../../languages/de/questions.json' with { type: 'json' }
import questionnaire from '../articles/de/questionnaire.md?raw'

export default { words, sections: questions.sections, articles: { questionnaire } }
