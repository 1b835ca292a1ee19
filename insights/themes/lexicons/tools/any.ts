import type { ToolCategory } from '../../categories.ts'

/** Products and short forms that are called the same in all languages. */
export const anyLanguage: Partial<Record<ToolCategory, string>> = {
  assistants: `
    =ai!|=ki!|ia!|chatgpt*!|chat gpt!|gpt*!|openai|copilot*!|microsoft copilot!|github copilot!|claude!|gemini!|perplexity!|llm*!|chatbot*!
    mistral|midjourney|deepl!|whisper|dragon|otter|fireflies|grammarly!|notebooklm!|deepseek!|bard
  `,
  projects: `
    jira!|trello!|asana!|monday!|monday.com!|clickup!|basecamp!|wrike!|smartsheet!|planner!|ms project!|microsoft project!|msproject|kanban*!
    gantt*!|scrum*|todoist!|to-do*!|to-dos!|todo*!|todos!|linear!|airtable!|redmine!|openproject!|youtrack!|meistertask!|miro!|mural!|roadmap*!
    backlog*|notion|teamwork|zendesk!|jira service|otrs!|zammad!|freshdesk!|servicenow!|ticketing!|tickets|helpdesk!
  `,
  knowledge: `
    confluence!|wiki*!|notion!|sharepoint!|guru|obsidian|onenote!|evernote!|faq*!|elasticsearch|google search|intranet!|knowledge base!|sop*!
    moodle?|bookstack|gitbook|mediawiki
  `,
  devices: `
    laptop*!|notebook*!|macbook*!|thinkpad|pc!|pcs!|mac?|imac|ipad*!|tablet*!|monitor*!|webcam*!|usb*!|docking*!|dockingstation!|mouse!|ssd!
    ram!|hdmi
  `,
  network: `
    wlan!|wifi!|wi-fi!|router!|5g|lte
  `,
  printers: `
    printer*!|scanner*!|barcode*!
  `,
  phones: `
    iphone*!|smartphone*!|headset*!|airpods|walkie*!|voip
  `,
  furniture: `

  `,
  scheduling: `
    google calendar!|calendly!|doodle!|outlook calendar|clockify!|toggl!|harvest!|timetac!|atoss!|kronos!|deputy!|when i work!|planday!
    shiftplan|clockodo!|papershift!|gfos|tisoware|connecteam
  `,
  analytics: `
    power bi!|powerbi!|power-bi!|tableau!|looker!|qlik*!|dashboard*!|kpi*!|google analytics!|metabase!|grafana!|datadog!|spss!|sas!|matlab!|bi!
    bi-tool!|data warehouse!|datawarehouse!|analytics!|matomo|hotjar|mixpanel|snowflake!|bigquery!|ga4
  `,
  chat: `
    teams!|ms teams!|microsoft teams!|slack!|whatsapp*!|zoom!|webex!|skype!|signal!|telegram!|discord!|google meet!|mattermost!|rocket.chat
    threema!|messenger*!|chat!|chats|wechat|facetime|jitsi|lark
  `,
  development: `
    github!|gitlab!|git!|bitbucket!|docker!|kubernetes!|jenkins!|ci!|cd!|ci/cd!|devops!|ide!|intellij!|pycharm!|webstorm!|jetbrains!|vs code!
    visual studio!|vscode|sentry!|postman!|selenium!|playwright!|cypress!|staging!|terraform!|aws!|azure!|gcp|sonarqube!|browserstack!|debugger!
    linux!|python!|node|npm|copilot code|storybook!|sandbox!|api!|swagger|kafka|redis|eclipse|testrail
  `,
  machines: `
    cnc*!|laser*!|3d-drucker!|3d printer!|3d-printer!|3d-druck|makita|hilti|bosch?|festool|dremel|kuka
  `,
  transport: `
    ebike*
  `,
  medical: `
    ekg!|ecg!|mrt!|ct!|bga|o2
  `,
  kitchen: `
    thermomix!|rational|robot coupe|kitchenaid|hobart
  `,
  protection: `
    psa!|ppe!|epi!|ffp2!
  `,
  documents: `
    docusign!|adobe sign!|pandadoc|e-sign*!|esign*!|pdf*!|acrobat!|adobe acrobat!|ocr!|dms!|d.velop|docuware!|hellosign|foxit|paperless!|elo
    scan to mail|e-signature
  `,
  design: `
    photoshop!|figma!|canva!|illustrator!|indesign!|adobe!|creative cloud!|creative suite!|sketch!|lightroom!|premiere!|after effects!|davinci
    final cut|affinity!|blender!|coreldraw!|gimp!|cinema 4d|capcut|autocad!|cad!|solidworks!|catia!|revit!|inventor!|fusion 360!|sketchup!
    archicad!|eplan
  `,
  customers: `
    crm*!|salesforce!|hubspot!|pipedrive!|zoho!|dynamics!|mailchimp!|linkedin!|sales navigator!|seo!|semrush!|ahrefs!|hootsuite!|buffer|shopify!
    shopware!|woocommerce|intercom!|newsletter*|marketo|cms!|wordpress!|typo3|typeform|surveymonkey!|google ads!|brevo
  `,
  enterprise: `
    sap*!|erp*!|oracle!|navision!|datev!|lexware!|sage!|quickbooks!|xero!|odoo!|netsuite!|wawi!|pos!|contaplus|contpaq*!|a3|concur!|spendesk
    pleo|coupa|ariba!|wms!|mes!|plm!|tms|pms!|opera|kis|orbis|epic
  `,
  people: `
    hris!|workday!|personio!|bamboohr!|bamboo hr!|successfactors!|lms!|lattice!|culture amp!|greenhouse|hibob|udemy!|linkedin learning!
    coursera!|pluralsight|hr-software!|hr software!|hrworks|e-learning!|elearning!|moodle!|duolingo|factorial|buk|officevibe
  `,
  automation: `
    zapier!|make.com!|n8n!|power automate!|power-automate!|rpa!|uipath!|ifttt!|workflow*!|makro*!|macro*!|vba!|power apps!|powerapps!|webhook*
  `,
  office: `
    excel*!|word!|powerpoint!|power point!|office!|office 365!|office365!|m365!|microsoft 365!|outlook!|google workspace!|google docs!
    google sheets!|google drive!|gdrive|onedrive!|dropbox!|nextcloud!|gmail!|libreoffice!|google|cloud!|box?|wetransfer|thunderbird|ms office!
    gsuite|visio
  `,
  access: `
    vpn!|sso!|single sign-on!|single sign on!|mfa|2fa!|1password!|lastpass!|bitwarden!|keepass!|citrix!|remote desktop!|rdp|teamviewer!|anydesk!
    antivirus!|okta|admin*?
  `,
}
