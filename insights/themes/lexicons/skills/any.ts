import type { SkillCategory } from '../../categories.ts'

/** Names that are the same in all languages. */
export const anyLanguage: Record<SkillCategory, string> = {
  languages: `
    toefl!|ielts!|b1!|b2!|c1!|c2!|dele!|duolingo!
  `,
  leadership: `
    leadership!|coaching!|mentoring!|empowerment
  `,
  ai: `
    =ai!|=ki!|ia!|chatgpt*!|chat gpt!|gpt*!|copilot!|copilots|llm*!|rag!|claude!|gemini!|prompt*!|prompting!|prompt engineering!
    machine learning!|deep learning!|chatbot*!|bots!|rpa!|power automate!|zapier!|n8n!|workflows!|agents|ml!|midjourney|openai!
  `,
  projects: `
    pmp!|prince2!|prince 2!|scrum*!|scrum master!|kanban!|agile*!|jira!|pmi!|ipma!|okr*!|product owner!|capm!|safe?|ms project!
  `,
  communication: `
    storytelling!|feedback!|smalltalk!|small talk!|ted talk|powerpoint!|keynote
  `,
  programming: `
    python!|java!|javascript!|typescript!|react!|angular!|vue!|node!|php!|c++!|c#!|.net!|dotnet!|rust!|golang!|go lang|kotlin!|swift!|ruby!
    html!|css!|git!|github!|docker!|kubernetes!|k8s!|cloud!|aws!|azure!|gcp!|devops!|linux!|terraform!|ansible!|cybersecurity!|cyber security!
    cyber!|pentest*!|ethical hacking!|backend!|frontend!|fullstack!|full stack!|api!|apis!|apex|sap abap!|abap!|sps!|plc!|tia!|tia portal!
    wordpress|flutter!|android!|ios!|unity|arduino|ccna!|cisco!|bash!|powershell!|ci/cd!|microservices!
  `,
  data: `
    excel*!|power bi!|powerbi!|tableau!|sql!|pivot*!|vlookup!|sverweis!|xlookup|looker!|spss!|stata|data science!|data analy*!|analytics!
    google analytics!|bi!|dashboard*!|kpi*!|power query!|vba!|makros|macros!|big data!|data engineering!|dax|matlab!|minitab
  `,
  sales: `
    crm!|b2b!|upselling!|cross selling!|key account!|account management!|seo!|sea!|marketing!|social media!|google ads!|e commerce!|ecommerce!
    content marketing!|content!|branding|linkedin!|salesforce!|hubspot!|copywriting!|tiktok|instagram!
  `,
  self: `
    mindfulness!|burnout!|gtd!|pomodoro!|work life balance!|resilienz!|stress*
  `,
  trade: `
    cnc*!|cad!|autocad!|solidworks!|catia!|revit!|bim!|3d*!|hvac!|wig!|mig!|mag!|tig!|barista!|sommelier!|haccp!|lkw!|adr!|latte art!
  `,
  care: `
    icu!|ekg!|ecg!|acls!|bls!|palliative!|triage!
  `,
  finance: `
    ifrs!|gaap!|datev!|controlling!|cfa!|acca!|cpa!|cima|bilanz*!|treasury|tax!
  `,
  law: `
    dsgvo!|gdpr!|compliance!|rgpd!|due diligence
  `,
  design: `
    photoshop!|figma!|canva!|illustrator!|indesign!|adobe!|ux!|ui!|ux/ui!|ui/ux!|premiere!|after effects!|blender!|lightroom!|design thinking?
  `,
  software: `
    sap!|sap*!|office 365!|m365!|microsoft 365!|ms office!|outlook!|word!|sharepoint!|teams!|erp!|hris!|oracle!|odoo!
  `,
  quality: `
    iso*!|iso 9001!|six sigma!|lean!|lean management!|kaizen!|5s!|kvp!|fmea!|tqm|spc!|gmp!|sigma!|green belt!|black belt!|qm!|supply chain!
  `,
  teaching: `
    e learning!|elearning!|train the trainer!|moodle!
  `,
}
