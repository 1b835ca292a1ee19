import type { ToolCategory } from '../../categories.ts'

/** What people write in English about the tools that they use or miss. */
export const english: Partial<Record<ToolCategory, string>> = {
  assistants: `
    artificial intelligence!|ai tool*!|ai assistant!|assistant*!|language model*!|large language!|writing assistant!|writes for me!|writes my!
    draft*!|drafting!|summari*!|summary tool!|transcri*!|transcript*!|speech to text!|speech-to-text!|voice recognition!|speech recognition!
    dictat*!|dictation!|voice input!|translat*!|translation tool!|translator!|translation!|prompt*!|generat*|answers the standard!
    answers emails!|answers questions for me|auto reply|bot!|virtual assistant!|minutes for me!|meeting notes!|note taker!|note-taking!
    takes notes!|proofread*!|spell check*!|grammar!|machine learning!|image recognition|smart assistant!|intelligent
  `,
  projects: `
    project management!|project tool*!|project software!|project plan*!|project overview!|project tracking!|projects?|task*!|task list*!
    task management!|task manager!|task board!|task tracker!|tasks tool|to do list!|to-do list!|checklist*!|board!|planning board!|whiteboard*
    milestone*!|deadline*!|reminder*!|deadline reminder!|timeline!|sprint*!|workload view!|who does what!|who is doing what!|status overview!
    progress!|tracker!|assign*!|prioriti*|ticket*!|ticket system!|ticketing system!|request tracking!|issue tracker!|request form*
    order tracking list|capacity plan*!|resource plan*!|resource management!|follow up*|work orders!|job tracking
  `,
  knowledge: `
    knowledge*!|knowledge base!|knowledge management!|knowledge database!|documentation!|search*!|search engine!|search function!|searchable!
    internal search!|find things!|find documents!|finding things!|find information!|handbook*!|manual*!|manuals!|instructions!|instruction*!
    how to!|how-to*!|guide*!|guides!|playbook*!|library!|glossary!|recipe*!|procedures!|one place for!|one place with!|one place where!
    single source!|central place!|where is what!|repository|archive*!|lookup|look up!|look things up!|directory!|phone book!|phonebook!
    who is who!|contact list!|org chart!|best practices|lessons learned!|training videos!|templates!|template library!|internal google!
    current version!|lookup table|reference|intranet!|noticeboard!
  `,
  devices: `
    computer*!|screen*!|second screen!|second monitor!|two screens!|bigger screen!|dual monitor*!|display*!|keyboard*!|camera*!|handheld*!
    charger*!|battery!|power bank!|projector*!|beamer!|speaker*!|faster computer!|faster laptop!|faster pc!|new computer!|hardware!|device*!
    cable*!|adapter*!|hard drive!|memory!|boot*!|slow computer|desktop!
  `,
  network: `
    internet!|internet connection!|network!|connection!|signal!|wireless
  `,
  printers: `
    label printer!|printers!|photocopier!|copier!|scan gun!
  `,
  phones: `
    headphone*!|noise cancel*!|microphone*!|phone!|phones!|work phone!|company phone!|mobile phone*!|cell phone!|cellphone!|push to talk!
    push-to-talk!|radio!|radios!|two-way radio!|two way radio!|intercom!|phone system!|telephone system!
  `,
  furniture: `
    chair!|desk!|standing desk!
  `,
  scheduling: `
    time tracking!|time recording!|time clock!|timesheet*!|time sheet*!|clock in!|clock-in!|clock out!|clocking!|track hours!|log hours!
    write our hours!|hours on paper!|shift plan*!|shift planner!|shift planning!|shift app!|shift swap*!|swap shifts!|shifts!|shift!|roster*!
    duty roster!|rota!|rotas!|schedul*!|scheduling!|scheduler!|calendar*!|shared calendar!|team calendar!|holiday plan*!|holiday request*!
    holiday!|leave!|leave request*!|request leave!|absence*!|vacation*!|overtime!|overtime balance!|hours balance!|staff planning!
    workforce planning!|appointment*!|booking calendar!|room booking!|book rooms!|book a room!|meeting room booking!|availability!|route plan*!
    tour plan*!|driver planning!|desk booking!
  `,
  analytics: `
    report!|reports!|reporting!|reporting tool*!|analysis!|analyt*!|analyz*!|analys*!|statistic*!|figures!|numbers!|metric*!|key figures!
    overview of!|live data!|real time!|real-time!|live!|stock levels!|stock level!|business intelligence!|data!|data analysis!|data visuali*!
    visuali*!|chart*!|graph*!|forecast*!|monitoring!|sales figures!|evaluation*!|evaluat*!|trend*!|insight*!|spreadsheet*|consolidat*!
    pulls together!|pull data!|traffic!|survey results|measure*!|benchmark*|query!
  `,
  chat: `
    messaging!|messenger!|instant messag*!|group chat!|chat group!|chat tool!|chat app!|team chat!|video call*!|video conferenc*!
    videoconferenc*!|video meeting*!|video!|calls!|call!|conference system!|conference call*!|channel!|channels!|reach everyone!
    reaches everyone!|reach colleagues!|communication tool*!|communication app!|communication!|internal communication!|shared inbox
    voice message*!|announcement*!|notification*!|broadcast*!|screen sharing!
  `,
  development: `
    test environment!|testing environment!|test system!|test automation!|automated test*!|unit test*!|testing tool*!|tests!|testing!|debug*!
    code review!|code!|coding!|version control!|source control!|repository!|pipeline*!|build server!|deploy*!|deployment!|error tracking!|log*!
    logging!|stack trace*!|developer*!|development environment!|dev environment!|linter*!|compiler!|test data!|device farm!|feature flag*!
    observability!|server!|servers!|database!|database client|virtual machine*!|cloud instance*!|gpu*!|programming!|framework!
    monitoring for servers!|bug tracker!
  `,
  machines: `
    machine*!|tool box!|toolbox!|hand tools!|power tools!|power tool!|drill*!|cordless!|screwdriver*!|wrench*!|spanner*!|torque!|hammer!|saw!
    saws!|grinder*!|welding!|welder!|soldering!|pliers!|ladder*!|scaffold*!|vacuum*!|vacuum cleaner!|cleaning machine!|floor cleaner!
    pressure washer!|measuring device*!|measuring tool*!|multimeter!|gauge!|scale!|scales!|caliper*!|thermometer!|mower!|chainsaw!|compressor!
    generator!|pump!|tractor!|spare parts!|lathe!|milling!|press!|sewing!|packaging machine!|sharp*!|workbench!|jig!
  `,
  transport: `
    forklift*!|fork lift!|pallet*!|pallet jack!|pallet truck!|trolley*!|cart!|carts!|lift!|lifting!|lifting aid*!|hoist*!|crane!|conveyor*!
    vehicle*!|van!|vans!|truck!|car!|trailer!|roll cage*!|roll container*!|dolly!|dollies!|stacker!|ladder truck|lorry!|lorries!|tractor!
    delivery van!|delivery bike!|sack barrow!|wheels!|winter tyres!|snow tires!|car park|loading!|unloading!|lift truck!|golf cart!
    electric cart!|luggage trolley!|luggage cart!|stair climber!
  `,
  medical: `
    bed!|beds!|wheelchair*!|blood pressure!|ultrasound!|infusion pump!|stethoscope!|monitor for patients!|medical device*!|medical equipment!
    dressings!|bandage*!|catheter*!|walking aid*!|rollator*!|nursing aids!|sterili*!|iv stand*!|x-ray!|mri!|bp machine!|glucometer*!|scrubs
    hospital equipment!|care equipment!|patient monitor*!|bed rails|positioning aids!|mattress*!|thermometer*
  `,
  kitchen: `
    oven*!|mixer!|dough*!|fridge!|freezer!|knife!|knives!|slicer!|dishwasher!|coffee machine?|kitchen!|kitchen equipment!|kitchen machine!
    stove!|hob!|pan!|pot!|spatula*!|cutting board*!|baking trays!|trays!|bread!|pasta machine!|salamander!|thermometer for meat!
  `,
  protection: `
    gloves!|safety!|ppe!|helmet*!|boots!|protective!|protective gear!|protective clothing!|protective equipment!|safety equipment!|safety shoes!
    safety boots!|safety vest*!|hi-vis!|high-vis!|hard hat*!|goggles!|earplugs!|ear plugs!|hearing protection!|mask!|masks!|face shield*!
    apron*!|work clothes!|workwear!|work trousers!|work pants!|work shoes!|uniform*!|winter jacket*!|jacket*!|thermal!|overalls!|vest!|anti-slip
    cut resistant!|cut-resistant!|fall protection!|first aid kit!|fire extinguisher!
  `,
  documents: `
    signature*!|electronic signature!|digital signature!|sign online!|signed online!|sign documents!|sign contracts!|digital sign!|contract*!
    contracts!|document management!|document*!|documents!|invoice*!|invoice approval!|invoice processing!|approval*!|approve!|approvals!
    digital form*!|forms!|form!|online form*!|delivery note*!|scan!|scanned!|scanning!|filing!|filed!|file system!|paperless!|paper!|paperwork!
    receipts!|expense receipts!|archiving!|digital archive!|pdf editor!|edit pdfs!|digital file*!|personnel file*!|patient file*!
    patient record*!|digital record*!|electronic record*!|letters!|versioning!|proposal*!|quote tool|offers!
  `,
  design: `
    design*!|design tool*!|graphic*!|graphics!|image editing!|photo editing!|picture editing!|photo*!|pictures!|image*!|images!|video editing!
    video editor!|editing!|layout!|illustration*!|drawing!|drawings!|stock photos!|stock images!|font*!|social media posts!|presentation design!
    prototyp*!|prototyping!|mockup*!|wireframe*!|3d modelling!|3d modeling!|rendering!|animation!|branding!|logo!
  `,
  customers: `
    customer database!|customer data!|customer*!|customer management!|client database!|client*!|lead*!|leads!|sales tool*!|sales!|marketing!
    marketing automation!|marketing tool*!|email marketing!|campaign*!|social media!|social media planning!|content calendar|content management!
    website!|web shop!|webshop!|online shop!|booking system!|booking!|reservation*!|reservation system!|guest*!|customer service!
    customer support!|customer feedback!|survey*!|survey tool!|feedback tool!|loyalty!|call center!|call centre!|complaints!|quotes!|quotation*!
    pricing!|price list!|telemarketing|contacts!|prospecting!|ad tool|seo tool!
  `,
  enterprise: `
    inventory!|inventory management!|inventory system!|stock!|stock management!|warehouse!|warehouse management!|warehouse system!|ordering!
    order system!|ordering system!|orders!|purchas*!|purchasing!|procurement!|accounting!|accounting software!|bookkeeping!|billing!|invoicing!
    finance!|finance tool!|budget*!|budgeting!|expense*!|expenses!|travel expenses!|payroll!|cash register!|till!|point of sale!
    merchandise management!|production planning!|planning system!|hospital system!|hotel system!|property management!|fleet management!|gps!
    gps tracking!|track and trace!|tracking shipments!|logistics software!|transport management!|asset management!|maintenance software!
    supply chain!|supplier*!|delivery!|dispatch*!|payment!
  `,
  people: `
    hr!|hr tool!|hr system!|hr portal!|human resources!|employee portal!|self service!|self-service!|payslip*!|recruiting!|recruitment!
    applicant tracking!|applicant*!|onboarding!|onboarding tool!|learning platform!|learning!|training!|training platform!|training tool!
    online training!|online course*!|courses!|performance review*!|feedback from!|employee survey!|skills matrix!|skill matrix!|goal tracking!
    okr*!|recognition tool!|employee app!
  `,
  automation: `
    automat*!|automation!|automate!|automatic*|integrat*!|integration*!|interface*!|interfaces!|connect systems!|connected systems!
    connection between!|connects!|systems connected!|sync*!|synchroni*!|copy paste!|copy and paste!|copying!|double entry!|type twice!
    enter twice!|manual work!|by hand!|script*!|scripts!|repetitive!|repeated tasks!|import!|export!|data transfer!|talk to each other!
  `,
  office: `
    spreadsheet*!|email*!|e-mail!|mail program!|mailbox!|email client!|word processing!|text editor!|presentation*!|slides!|cloud storage!
    shared drive!|network drive!|shared folder*!|file sharing!|file storage!|share files!|storage!|storage space!|drive!|licence*!|license*!
    licenses!|newer version!|update!|browser!|calculator!|collaboration!|collaborat*!|work on the same!|same document!|same file!
    at the same time!|backup*!
  `,
  access: `
    password*!|password manager!|passwords!|login*!|log in!|logins!|access!|access rights!|admin rights!|permission*!|rights!|remote access!
    access from home!|from home!|work from home!|home access!|security!|security software!|virus!|firewall!|encrypt*!|two factor!|key card!
    keycard!|badge!|access card!|account!
  `,
}
