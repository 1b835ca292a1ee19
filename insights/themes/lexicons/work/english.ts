import type { WorkCategory } from '../../categories.ts'

/** What people write in English about what they do, deliver and who they work with. */
export const english: Record<WorkCategory, string> = {
  management: `
    manage*|management!|managing director!|ceo!|coo!|board!|director!|head of!|lead*|leading the team!|team lead!|team leader!|supervis*!
    supervisor!|boss!|my boss!|line manager!|manager!|department head!|owner!|shift leader!|foreman!|strategy!|executive!|staff planning!
    coaching!
  `,
  sales: `
    sales!|sell*!|selling!|sales rep*!|account manag*!|account manager!|key account*!|business development!|offers!|quotes!|quotations!
    proposals!|leads!|cold calls!|contracts with customers|acquisition!|revenue!|deals!|crm!|field service!|shop!|store!|cashier!|checkout!
    till!|retail!|merchandising!
  `,
  marketing: `
    market*!|marketing!|campaign*!|social media!|content!|newsletter*!|website!|seo!|brand*!|advert*!|design*!|graphic*!|copywrit*!
    communications!|pr!|press!|events!|event planning!|photo*!|video*!|trade fair*!
  `,
  service: `
    customer service!|customer support!|support!|support tickets!|tickets!|customer*|hotline!|call cent*!|complaint*!|helpdesk!|help desk!
    service desk!|after sales!|enquir*!|inquir*!|customer emails!|customer calls!|client care!
  `,
  finance: `
    financ*!|finance!|accounting!|accountant!|accounts!|accounts payable!|accounts receivable!|bookkeep*!|invoic*!|invoices!|payroll!
    controlling!|controller!|budget*!|tax*!|audit*!|month end!|month-end!|closing!|monthly closing!|payments!|balance sheet!|cfo!|expenses!
    cash flow!
  `,
  people: `
    hr!|human resources!|recruit*!|recruiting!|hiring!|onboarding!|personnel!|people team!|job interviews!|training plan*!|employee relations!
    works council!|payroll and hr
  `,
  it: `
    it#!|it# support!|software!|develop*!|developer!|programming!|coding!|code!|backend!|frontend!|server*!|network*!|system admin*!|sysadmin!
    database*!|devops!|deploy*!|releases!|release!|bug*!|bug fixes!|features!|testing!|tests!|qa!|data science!|data engineer*!|security!|cloud!
    product owner!|product manager!|sprint*!|user stories!
  `,
  engineering: `
    engineer*!|engineering!|construction!|construct*!|design of machines!|cad!|drawings!|technical drawings!|research!|r&d!|laborator*!|lab!
    experiment*!|prototype*!|architect*!|site manager!|building site!|planning of buildings!|electr*!|mechanical!|technical!
  `,
  production: `
    production!|produc*!|manufactur*!|assembly!|assembl*!|machine*!|machine operator!|operate machines!|cnc!|mill*|weld*!|packaging!|packing!
    line!|production line!|bak*!|baking!|bread!|rolls!|dough!|butcher*!|sewing!|print*!|parts!|shift production!|batch*!
  `,
  logistics: `
    logistic*!|warehouse!|warehous*!|shipping!|shipment*!|dispatch*!|deliver*!|deliveries!|delivery!|driv*!|driver!|transport*!|truck*!
    forklift*!|picking!|order picking!|loading!|unloading!|stock*!|inventor*!|inventory!|goods receipt!|incoming goods!|route*!|tours!|customs!
    freight!
  `,
  purchasing: `
    purchas*!|purchasing!|procure*!|procurement!|buyer!|buying!|supplier*!|suppliers!|vendor*!|ordering!|purchase orders!|price negotiation*!
    sourcing!
  `,
  quality: `
    quality!|quality control!|quality assurance!|inspect*!|inspection*!|quality checks!|iso!|compliance!|safety!|work safety!|environment*!
    audits!|hygiene!|defect*!
  `,
  care: `
    nurs*!|nursing!|nurse!|patient*!|patients!|ward!|doctor*!|physician*!|medical!|medication!|care!|care plans!|resident*!|residents!|elderly!
    therap*!|surgery!|wound*!|clinic!|hospital!|pharmac*!|social work*!|paramedic*!
  `,
  teaching: `
    teach*!|teacher!|lessons!|class!|classes!|pupils!|students!|school!|parents!|exam*!|tests for pupils|curriculum!|kindergarten!|educat*!
    trainer!|lectur*!|homework!
  `,
  hospitality: `
    guest*!|guests!|hotel!|reception!|front desk!|check-in!|housekeeping!|rooms!|kitchen!|cook*!|chef!|waiter!|waitress!|restaurant!|bar!
    breakfast!|menu!|tables!|catering!|reservation*!|banquet*!|clean*!|cleaning!
  `,
  office: `
    office!|assistan*!|assistant!|secretar*!|administrat*!|admin!|appointments!|calendar!|mail!|post!|phone calls!|phone!|filing!|documents!
    data entry!|minutes!|travel booking!|organis*|organiz*|back office!|correspondence!|scheduling!|rosters!
  `,
  projects: `
    project*!|project manag*!|project manager!|project plans!|coordinat*!|roll-out!|rollout!|implementation!|stakeholder*!|scrum!
    process improvement!|change!|consult*!
  `,
  reports: `
    report*!|reports!|reporting!|weekly report!|monthly report!|statistic*!|analys*!|analysis!|dashboard*!|kpi*!|figures!|presentation*!|slides!
    forecast*!|documentation!|data analysis!
  `,
  maintenance: `
    maint*!|maintenance!|repair*!|technician!|facility!|facilities!|caretaker!|janitor!|install*!|installation!|electrician!|plumb*!
    service technician!|spare parts!|garden*!|building management!
  `,
  legal: `
    legal!|lawyer*!|law!|contracts!|data protection!|privacy!|regulat*!|patent*!|insurance!|claims!|notary!
  `,
}
