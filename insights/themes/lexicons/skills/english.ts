import type { SkillCategory } from '../../categories.ts'

/** What people write in English about the skills that they have or want. */
export const english: Record<SkillCategory, string> = {
  languages: `
    language*!|languages!|foreign language*!|english!|german!|french!|spanish!|italian!|portuguese!|chinese!|mandarin!|japanese!|korean!|arabic!
    russian!|polish!|dutch!|turkish!|swedish!|ukrainian!|hindi!|urdu!|vietnamese!|romanian!|czech!|sign language!|business english!|vocabulary!
    grammar!|fluent*!|accent!|pronunciation!|native speaker|bilingual!|translat*!
  `,
  leadership: `
    lead*!|leading people!|leading a team!|leader!|management skills!|people management!|managing people!|manage people!|managing a team!
    manage a team!|team lead!|team leader!|team leadership!|supervis*!|supervisor!|manager!|managers?|boss?|delegat*!|delegating!|coach*!
    mentor*!|motivat*!|motivating!|motivate people!|conflict*!|conflict management!|conflict resolution!|resolve conflicts!|difficult employees!
    difficult conversations with staff!|appraisal*!|performance reviews!|one on ones!|team development!|team building!|change management!
    strateg*!|strategic thinking!|strategy!|decision*!|decision making!|make decisions!|decide!|responsib* for people!|emotional intelligence!
    hiring!|interviewing candidates!|head of!|executive!|inspir*
  `,
  ai: `
    artificial intelligence!|ai tools!|language model*!|automat*!|automation!|automate!|automating!|generative!|neural|machine learn*!|bots!
    ai agents!|use of ai!|working with ai!
  `,
  projects: `
    project*!|project management!|project manager!|managing projects!|project plan*!|project planning!|planning!|plan!|milestone*!|gantt!
    product management!|product manager!|program management!|agile method*!|risk management!|stakeholder*!|stakeholder management!|schedul*!
    budget and schedule|requirements!|business analysis!|business analyst!|process management!
  `,
  communication: `
    communicat*!|communication skills!|present*!|presenting!|presentation*!|presentation skills!|public speaking!|speaking!|speak in front!
    speak up!|speeches!|speech!|rhetoric!|talk in front!|in front of people!|writing!|write!|business writing!|report writing!
    technical writing!|emails?|express myself!|listening!|active listening!|listen!|giving feedback!|give feedback!|feedback!|moderat*!
    moderation!|facilitat*!|facilitation!|workshops!|running meetings!|meetings!|difficult conversations!|difficult conversation*!
    difficult customers!|angry customers!|de-escalat*!|deescalat*!|interpersonal!|people skills!|soft skills!|social skills!|small talk!
    networking!|body language!|empathy!|persua*!|convinc*!|assertive communication!|visualisation of ideas|confidence when speaking!
    tell stories
  `,
  programming: `
    program*!|programming!|coding!|code!|software development!|software engineering!|software architecture!|web development!|develop software!
    developer!|app development!|mobile development!|database*!|databases!|cloud computing!|cloud!|it security!|information security!|network*!
    networks!|network administration!|system administration!|sysadmin!|server*!|scripting!|test automation!|testing software!|automated testing!
    algorithm*!|robotics programming!|computer science!|hacking!|it# skills!|it#!|technical skills?|deployment!|embedded!|blockchain!
    security testing
  `,
  data: `
    data!|data analysis!|data visualization!|data visualisation!|analysis!|analyz*!|analys*!|analytical!|statistic*!|spreadsheet*!|reporting!
    numbers!|figures!|formula*!|formulas!|charts!|forecasting!|modelling!|modeling!|quantitative!|metrics!|data driven!|research methods!
    research!|data entry!
  `,
  sales: `
    sales!|selling!|sell!|negotiat*!|negotiation!|negotiating!|closing deals!|cold call*!|acquisition!|new customers!|customer service!
    customer care!|customer relations!|customer*!|client*!|client relations!|guest service!|guest relations!|hospitality!|advis*!|consult*!
    digital marketing!|online marketing!|advertis*!|campaign*!|brand*!|market research!|pricing!|business development!|purchasing!|procurement!
    buying!|merchandising!|complaint*!|complaint handling!
  `,
  self: `
    time management!|time-management!|self management!|self-management!|self organi*!|organi*!|organising myself!|organizing myself!
    organisation!|organization!|priorit*!|prioritizing!|prioritising!|saying no!|say no!|focus*!|concentrat*!|concentration!|productiv*!
    productivity!|procrastinat*!|stop procrastinating!|punctual*!|patience!|patient with|stress management!|stress!|dealing with stress!
    handle stress!|pressure!|resilien*!|resilience!|calm!|staying calm!|confidence!|self confidence!|self-confidence!|confident!|assertive*!
    set boundaries!|boundaries!|work life balance!|discipline!|self discipline!|creativity!|creative thinking!|critical thinking!
    problem solving!|problem-solving!|thinking!|adaptab*!|flexib*!|multitask*!|emotional control|working independently!|independen*!|deadlines!
    structured!|habits!|efficien*!|memory!|attention to detail!
  `,
  trade: `
    weld*!|welding!|carpentry!|woodwork*!|electric*!|electrical!|electrician!|electronics!|plumb*!|mechanic*!|mechatronic*!|machin*!|machine!
    machines!|machine operation!|operate machines!|milling!|turning!|lathe!|robot*!|hydraulic*!|pneumatic*!|maintenance!|repair*!|troubleshoot*!
    forklift*!|fork lift!|crane!|crane licence!|driving licence!|driver's license!|driving license!|truck licence!|truck*!|driv*!|bake*!|baking!
    bread!|sourdough!|pastry!|cook*!|cooking!|cuisine!|sauces!|dessert*!|chocolate!|knife skills!|butcher*!|wine!|cocktail*!|coffee!|bartend*!
    paint*!|tiling!|masonry!|brick*!|roofing!|scaffold*!|solder*!|assembly!|technical drawing*!|blueprint*!|drawings!|reading drawings!
    measuring!|garden*!|landscap*!|sewing!|tailor*!|craft*!|tools!|pallet*!|logistic*!|warehous*!|inventory!|stock management!|dispatch*!
    route planning!|engineering!|construction!|surveying!|printing!|hair*!|cutting!|makeup!|cleaning techniques!|product knowledge!
  `,
  care: `
    nurs*!|nursing!|care!|caring!|elderly!|dementia!|wound*!|wound care!|intensive care!|intensive!|ventilat*!|ventilation!|anaesth*!|anesth*!
    medic*!|medical!|medication!|medicine!|patient*!|patient care!|first aid!|cpr!|resuscitation!|emergency!|emergency medicine!|surgery!
    surgical!|paediatric*!|pediatric*!|midwi*!|therap*!|physio*!|psycholog*!|psychiatr*!|oncology!|pharma*!|diabet*!|blood!|ultrasound!|hygiene!
    infection control!|end of life!|counsel*!|social work!|autism!
  `,
  finance: `
    financ*!|finance!|financial!|financial analysis!|financial modelling!|accounting!|accountan*!|bookkeeping!|budget*!|budgeting!|taxes!
    tax law!|payroll!|audit*!|controlling!|cost*!|cost accounting!|invoic*!|balance sheet*!|invest*!|banking!|insurance!|economics!
    business administration!|business acumen!|profit and loss!
  `,
  law: `
    law!|legal!|labour law!|labor law!|employment law!|contract law!|contracts!|data protection!|privacy!|regulat*!|regulations!|compliance!
    patent*!|customs!|human resources!|hr!|recruit*!|recruiting!|works council!
  `,
  design: `
    design*!|graphic design!|graphics!|web design!|layout!|typograph*!|illustrat*!|drawing!|photo*!|photography!|video!|video editing!
    video production!|editing!|animation!|image editing!|user experience!|user research!|usability!|interior design!|product design!|creative!
    filming!|podcast*!|music!
  `,
  software: `
    computer*!|computers!|computer skills!|software!|digital skills!|digital tools!|digital!|tools we use|new software!|the system!|new system!
    programs!|typing!|touch typing!|office programs!|microsoft office!|booking system!|cash register!|it tools!|internet!
  `,
  quality: `
    quality!|quality management!|quality control!|quality assurance!|process improvement!|continuous improvement!|process optimi*!|process*!
    processes!|lean manufacturing!|occupational safety!|safety!|work safety!|fire safety!|fire protection!|health and safety!|environmental!
    sustainab*!|sustainability!|production planning!|root cause!|risk assessment!|audits!|food safety!|hazardous!
  `,
  teaching: `
    teach*!|teaching!|pedagog*!|didactic*!|classroom management!|classroom!|lesson*!|lesson planning!|inclusion!|special needs!|train others!
    training others!|train people!|trainer!|training apprentices!|apprentice*!|instruct*!|instructor!|explain things!|e-learning!|kids!
    children!|pupils!|students!|parents!|parent talks!|education!
  `,
}
