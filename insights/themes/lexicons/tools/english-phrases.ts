import type { ToolCategory } from '../../categories.ts'

/** More of what people write in English about tools that they use or miss; `#` is a number. */
export const englishToolPhrases: Partial<Record<ToolCategory, string>> = {
  assistants: `
    writes emails!|write emails!|writes texts!|write texts!|writes reports!|write reports!|write my reports!|writes letters!|write letters!
    writing tool!|writing help!|help writing!|help with writing!|help me write!|helps me write!|text generator!|turns notes into!|notes into!
    turn speech!|turns speech!|talk into!|talk to my computer!|types what i say!|what i say!|voice to text!|voice recorder!|voice notes!
    recording meetings!|records meetings!|record and transcribe!|subtitles|interpreter|translates|translate|translating|translations
    languages my!|speaks polish!|speaks turkish!|foreign languages|foreign guests!|foreign patients!|chatbot for!|answers customer!
    answers questions!|answer questions!|answers my!|ask questions!|ask it!|explains|sums up!|sum up!|summarise|summarize|summarises|summarizes
    summary of!|smart search|recommends|suggests|predict*|recognises|recognizes|recognition|proofreading|corrects my!|spelling|autocomplete
    creates images!|generates|ideas|brainstorm*|lesson plans!|lesson planner!|exercise generator!|worksheets|grading helper!|marking|grading
    minutes of meetings!|meeting minutes!|takes minutes!|official ai!|allowed ai!|safe ai!|company ai!|own ai!|private account!
  `,
  projects: `
    keep track of!|keeps track of!|keep track!|track of tasks!|track projects!|track progress!|track orders|who is working on!|who works on!
    working on what!|what everyone is doing!|what others are doing!|what is open!|open tasks!|open points!|open items!|to do!|to dos!|todo app!
    to-do app!|task app!|tasks in one!|shared list!|shared task!|shared to-do!|list of tasks!|action items!|follow-up!|follow ups!|follow up on!
    reminds me!|remind me!|reminds us!|reminders|deadlines|deadline tracker!|planning tool!|planning software!|planner|plan projects!
    plan the week!|week planner!|weekly planner!|project board!|project software!|project app!|project overview!|kanban board!|sticky notes!
    post-its!|whiteboard|digital whiteboard!|board|digital board!|magnetic board!|bug tracker|issue tracking!|request system!|requests in one!
    requests come!|orders and requests|job board for tasks|ticket tool!|tickets instead!|shared inbox for requests|resource planner!
    resource planning!|capacity planning!|dependencies|status|status of!|project status!|status reports|handover list!|handover book!
    shift book!|shift log!|logbook|site diary!|construction diary!|defects app!|snag list!|punch list!|renovation plan|event planning!
    event planner!
  `,
  knowledge: `
    one place!|in one place!|central|all information in!|all documents in!|find documents!|find files!|find the right!|find anything!
    find stuff!|finding anything!|searching for!|search in!|search across!|full text search!|proper search!|good search!|better search!
    search that works!|where to find!|look up!|looking up!|look something up!|reference book!|technical library!|law database!|legal database!
    case database!|drug database!|medication database!|product database!|product information!|product catalogue!|catalogue|data sheets!
    datasheets|safety data sheets!|spec sheets!|recipe database!|recipe book!|recipe app!|recipes|allergen list!|allergens|ingredient list!
    standard operating!|operating procedures!|work instructions!|step by step!|step-by-step!|videos that show!|how-to videos!|tutorial*|manual
    user manual!|machine manuals!|handbook|employee handbook!|onboarding guide!|onboarding handbook!|guidelines|medical guidelines!|standards
    norms|checklists|address book!|contact directory!|contacts of!|who knows what!|skills directory!|internal wiki!|company wiki!
    documentation that!|up to date documentation!|technical documentation!|documentation tool!|old projects!|archive of!|photo archive
    database of!|a database!|teaching materials!|materials library!|shared materials!|journal access!|journals|databases|experts directory!
  `,
  devices: `
    faster|faster pc!|fast computer!|faster machine for!|own computer!|own laptop!|own pc!|my own computer!|a computer!|a laptop!|a pc!
    work laptop!|new laptop!|new pc!|better laptop!|better pc!|better computer!|lighter laptop!|workstation|graphics card!|two monitors!
    two screens!|bigger monitor!|large monitor!|big screen!|large screen!|curved|touchscreen|touch screen!|tablets|a tablet!|tablet for!
    ipad for!|bedside|webcam|camera|document camera!|visualiser|visualizer|smartboard|smart board!|interactive board!
    interactive whiteboard!|projector|projectors|beamer|loudspeaker|docking station!|dock|usb stick!|external drive!|keyboard|ergonomic
    ergonomic mouse!|ergonomic keyboard!|vertical mouse!|trackpad|stylus|monitor arm!|stand for!|power socket*!|sockets|extension cord!
    cables|screen protect*!|dashcam|smartwatch|mobile device!|mobile devices!
  `,
  network: `
    data plan!|mobile data!|mobile internet!|hotspot|wifi in!|wifi that!|wi-fi!|wireless internet!|faster internet!|better internet!
    stable internet!|internet in!|internet that!|internet on!|network in!
  `,
  printers: `
    handheld scanner!|hand scanner!|barcode scanner!|ring scanner!|scanner|scanners|printer|printers|colour printer!|color printer!
    printer that!|a printer!|mobile printer!|label maker!|photocopier
  `,
  phones: `
    headset|headsets|earphones|earbuds|noise cancelling!|noise-cancelling!|microphone|smartphone|a phone!|cell|mobile|work mobile!|company mobile!|cordless phone!|dect|phone that!|phone with!|sim|pager|beeper|conference phone!|phone system!|telephone|phone line!|switchboard|call forwarding!|hands-free!|hands free!|radio|two-way radios!|walkie-talkies!|walkie talkie!|intercom system!|paging|nurse call!|call button!|call system!
  `,
  furniture: `
    ergonomic chair!|height adjustable!|adjustable desk!|sit-stand!|office chair!|desk lamp!|lamp
  `,
  scheduling: `
    see my shifts!|see shifts!|see my roster!|see my hours!|see my schedule!|my hours!|my shifts!|hours online!|record hours!|recording hours!
    record my hours!|hour tracking!|working hours!|working time!|clock|punch clock!|punch in!|stamp|time stamp!|time account!|overtime account!
    work schedule!|schedule app!|schedule online!|digital schedule!|digital roster!|online roster!|roster app!|roster online!|rota app!
    rota online!|duty plan!|shift calendar!|shift schedule!|shifts online!|plan shifts!|planning shifts!|swapping shifts!|swap shifts online!
    who works when!|who is working!|who is on!|who is off!|who is in!|who's in!|who is absent!|who is on leave!|who is on holiday!
    holiday calendar!|holiday planner!|vacation planner!|vacation calendar!|vacation request*!|leave app!|leave calendar!|leave planner!
    book holidays!|apply for leave!|apply for holiday!|sick note*!|absence calendar!|shared calendar!|group calendar!|common calendar!
    calendar that!|calendar for!|calendar sync!|appointment booking!|appointment tool!|appointment system!|appointment scheduling!
    online appointments!|online booking of appointments!|patient appointments!|book meeting rooms!|meeting rooms!|room calendar!|room planner!
    room plan!|substitution plan!|substitute plan!|timetable|timetables|timetable software!|parking booking!|table planner|vehicle booking!
    car booking!|pool car!|machine booking!|equipment booking!|driver schedule!|tour planning!|route planning!|route planner!|route optimi*!
    route app!|delivery planning!|dispatch planning!|driving times!|rest times!|tachograph
  `,
  analytics: `
    see the numbers!|see numbers!|the numbers!|numbers at a glance!|at a glance!|live numbers!|live overview!|live view!|sales report!
    sales reports!|daily report!|daily figures!|daily numbers!|weekly report!|monthly report!|automatic reports!|automated reports!
    report builder!|report generator!|reporting system!|reporting software!|own reports!|build reports!|build my own reports!|pull reports!
    pull numbers!|pull the numbers!|data tool!|data in one!|data from!|see data!|see the data!|access to data!|data access!|clean data!
    data quality!|data platform!|statistics|statistics software!|statistical|r studio!|rstudio|jupyter|stata|minitab|analysis tool!
    analytics tool!|evaluation tool!|kpi dashboard!|cost overview!|cost analysis!|cost tracking!|budget overview!|margin|food cost!|food costs!
    waste tracking!|energy monitoring!|machine data!|production data!|oee|downtime|scrap rate!|sensor*|sensors|temperature log*!
    temperature monitoring!|patient data analysis|occupancy|occupancy rate!|forecast tool!|sales forecast!|demand forecast!|planning figures!
    comparison|compare|benchmarks|charts|graphs|heatmap|maps|gis|market data!|web statistics!|web analytics!|conversion|student progress!
    learning progress!|grades overview!|surveys analysis
  `,
  chat: `
    chat with!|chat for!|chat between!|company chat!|internal chat!|messaging app!|messenger app!|messenger for!|secure messenger!
    official messenger!|instead of whatsapp!|not whatsapp!|whatsapp|message colleagues!|message the!|reach everybody!|reach the drivers!
    reach the team!|reach each other!|reach people!|contact the!|contact colleagues!|call colleagues!|call the!|calling|video call!
    video calls!|video meetings!|video chat!|video consultation!|telemedicine|video conference!|conference room system!|meeting room camera!
    hybrid meetings!|online meetings!|webinar tool!|bell|speaker system!|announcements|announcement screen!|info screen!|info screens!
    screens with news!|newsletter tool|internal social!|social intranet!|employee app!|staff app!|parent app!|app for parents!
    parents communication!|message parents!|communication with parents!|communication with customers!|communication with the!
    communicate with!|communicate between!|handover app|group messages!
  `,
  development: `
    test server!|test servers!|test devices!|test phones!|test machine!|test lab!|test framework!|testing framework!|test suite!|load test*!
    performance test*!|e2e|end-to-end tests!|end to end tests!|regression|code editor!|code completion!|code quality!|code search!
    code analysis!|static analysis!|linter|linting|formatter|profiler|debugger|debugging|monorepo|build times!|faster builds!|faster build!
    build pipeline!|build server!|builds|compile|compile times!|continuous integration!|continuous deployment!|deployment pipeline!|deploy tool!
    preview environment*!|dev server!|dev environments!|local environment!|containers|log viewer!|log search!|log aggregation!|logs in!
    observability|tracing|alerting|monitoring|error reporting!|crash reports!|feature toggles!|api documentation!|api docs!|api testing!
    mock server!|mock data!|database tool!|database client!|migration tool!|package registry!|artifact*|secrets manager!|vault
    penetration test*!|vulnerability scanner!|license for jetbrains!|jetbrains licence!|ide licence!|plc simulator!|simulator
    simulation software!|oscilloscope|compiler|hardware in the loop
  `,
  machines: `
    drill|cordless drill!|cordless tools!|battery tools!|impact driver!|screwdrivers|good screwdriver!|hammer drill!|angle grinder!
    circular saw!|band saw!|table saw!|chainsaw|nail gun!|staple gun!|glue gun!|soldering iron!|welding machine!|torch|flashlight|headlamp
    laser level!|laser measure!|spirit level!|tape measure!|measuring tape!|laser|caliper|calipers|micrometer|torque wrench!|wrenches
    socket set!|ratchet|allen keys!|hex keys!|clamp*|vice|tool set!|tool kit!|toolkit|tool cabinet!|tool belt!|tools that!|decent tools!
    sharp tools!|good tools!|working tools!|proper tools!|own tools!|own set of tools!|workbench|shelf|shelves|shelving|racks|storage boxes!|mop
    mops|steam cleaner!|carpet cleaner!|window cleaner!|hoover|vacuum|leaf blower!|lawn mower!|lawnmower|ride-on!|hedge trimmer!|snow blower!
    shovel|excavator|digger|vacuum lifter!|wrapping machine!|packing machine!|packing table!|strapping machine!|box cutter!|tape gun!
    tape dispenser!|order picker!|dust extraction!|extractor|fan|heater|air compressor!|generator|water pump!|pressure gauge!|multimeter
    thermal camera!|thermal imaging!|endoscope|microscope|centrifuge|pipette*|lab equipment!|3d printer!|laser cutter!|cnc machine!|lathe
    milling machine!|second machine!|another machine!|new machine!|machines|robot|robot arm!|cobot*|exoskeleton|sewing machine!|iron|steam iron!
    laundry|washing machine!|dryer|balls|sports equipment!|musical instruments!|piano|toys|art supplies!|scissors|laminator|guillotine
    binding machine!|shredder
  `,
  transport: `
    tool trolley!|cleaning cart!|cleaning trolley!|wheelbarrow|crane|lifting platform!|lift table!|scissor lift!|cherry picker!|lifting gear!
    lifting equipment!|hoist|trolley|trolleys|carts|sack truck!|hand truck!|pallet jacks!|electric pallet!|pallet truck!|conveyor|conveyor belt!
    roller conveyor!|forklifts|reach truck!|tail lift!|ramp|loading ramp!|straps|lashing straps!|van|small van!|electric van!|company car!
    cargo bike!|bicycle|scooter|trailer|snow chains!|linen cart!
  `,
  medical: `
    patient lift!|patient hoist!|transfer board!|slide sheet*!|hospital bed!|electric beds!|bed lift!|bladder scanner!|blood pressure monitor!
    blood pressure cuff!|pulse oximeter!|oximeter|ecg|ecg machine!|defibrillator|ventilator|infusion pumps!|syringe pump!|thermometers
    ultrasound|suction|wheelchairs|walker*|shower chair!|dressing trolley!|medication cart!|medicine cart!|pill crusher!
  `,
  kitchen: `
    oven|combi oven!|combi steamer!|steamer|fryer|grill|mixer|stand mixer!|kneader|dough sheeter!|proofer|blast chiller!|vacuum sealer!
    sous vide!|blender|immersion blender!|food processor!|slicer|meat slicer!|peeler|peeling machine!|potato peeler!|bread slicer!
    knife sharpener!|sharp knives!|good knives!|knives|pans|pots|thermomix|coffee grinder!|espresso machine!|dishwasher|ice machine!|fridge
    freezer|cold room!
  `,
  protection: `
    welding helmet!|pallet wrapper!|stretch wrapper!|gloves|safety glasses!|ear protection!|knee pads!|kneepads|work boots!|rain gear!
    rain jacket!|helmet|harness|respirator|dust mask!
  `,
  documents: `
    sign contracts online!|sign digitally!|sign on a tablet!|sign on screen!|signing|electronic signing!|digital signing!|digital contracts!
    contract management!|contract templates|digital documents!|digital files!|digital forms!|digital form!|digital paperwork!|digital patient!
    patient records!|electronic patient!|electronic health!|digital chart!|digital charts!|digital documentation!|digital care documentation!
    digital class register!|class register!|digital delivery notes!|delivery notes!|digital receipts!|digital invoices!|electronic invoices!
    invoice scanning!|scan invoices!|scan receipts!|scan documents!|scan paper!|document scanner!|document scanning!|text recognition!
    reads invoices!|reads receipts!|invoice workflow!|approval workflow!|approval tool!|approvals online!|release workflow|digital approval!
    approve invoices!|approve online!|document management system!|document system!|document archive!|document control!
    version control for documents!|document versions!|document templates!|form builder!|forms online!|online forms!|fill in forms!
    fill out forms!|paper forms!|paper lists!|paper files!|instead of paper!|no more paper!|without paper!|less paper!|paper free!|paper-free!
    pdf editor!|pdf tool!|edit pdf!|merge pdf!|pdfs|offer templates!|quote generator|offer tool!|proposal tool!|protocol app!|inspection app!
    inspection forms!|checklists on tablet!|digital checklists!|digital checklist!|haccp app!|digital signature pad!|signature pad!
    fax replacement!|mail scanning!|filing system!|digital filing!|file cabinet!
  `,
  design: `
    design software!|design program!|graphics program!|graphics software!|graphic software!|image editor!|photo editor!|photo software!
    picture editor!|edit photos!|edit pictures!|edit images!|edit videos!|video editing software!|video software!|cut videos!|good camera!
    photo camera!|studio|photo studio!|lighting for photos!|stock photo*!|image library!|picture library!|image database!|font licence!|fonts
    adobe licence!|adobe license!|adobe suite!|creative suite!|drawing program!|drawing software!|drawing tablet!|graphics tablet!|wacom
    pen display!|cad software!|cad program!|cad licence!|cad license!|3d software!|3d program!|rendering software!|modelling software!
    floor plan!|floor plans!|make posters!|posters|flyers|flyer|menus design|make menus!|menu cards!|sign maker!|banners|social media graphics!
    templates for posts!|slide templates!|presentation templates!|presentation tool!|presentation software!|infographics|animations|moodboard
    colour calibration!|plotter
  `,
  customers: `
    customer management system!|customer system!|customer history!|customer records!|customer overview!|customer list!|customer portal!
    client portal!|client management!|client data!|client records!|guest data!|guest history!|guest app!|guest feedback!|guest requests!
    guest messaging!|reservation software!|reservation tool!|table reservation!|online reservations!|online booking!|booking software!
    booking engine!|channel manager!|review management!|reviews|customer reviews!|feedback form!|feedback terminal!|questionnaire tool!
    poll tool!|loyalty card!|loyalty program!|loyalty app!|coupons|gift cards!|contact management!|contacts|address database!|lead management!
    lead tracking!|lead list!|sales software!|sales app!|sales pipeline!|offer tracking!|quote tool!|quoting tool!|configurator
    price calculator!|price tool!|pricing tool!|digital price tags!|price tags!|call logging!|call tracking!|call centre software!
    call center software!|email campaigns!|email tool for campaigns!|mailing tool!|newsletter tool!|newsletter software!|social media tool!
    social media scheduler!|schedule posts!|post planner!|content planner!|content planning!|marketing software!|marketing platform!
    ads manager!|ad platform!|keyword tool!|website builder!|website editor!|web editor!|landing page*!|online store!|shop system!|ticket shop!
    event registration!|donor database!|complaint system!|complaint management!|returns portal!|returns management!
  `,
  enterprise: `
    inventory software!|inventory app!|inventory list!|inventory scanner|stock app!|stock list!|stock overview!|stock control!|stock software!
    see stock!|see the stock!|what is in stock!|in stock!|out of stock!|stocktaking|stock taking!|stock count!|spare parts list!
    spare parts database!|material management!|material ordering!|order material!|order materials!|order supplies!|order online!|order app!
    ordering app!|ordering tool!|online ordering!|order management!|order software!|order tracking!|track orders!|track shipments!
    track parcels!|parcel tracking!|shipping software!|shipping labels!|supplier portal!|supplier database!|price comparison of suppliers
    purchase software!|purchase system!|purchasing tool!|purchase orders!|merchandise system!|erp system!|one erp!|new erp!|modern erp!
    production software!|production planning tool!|production schedule!|machine scheduling!|maintenance planner!|maintenance app!
    maintenance system!|maintenance management!|cmms|asset tracking!|tool tracking!|fleet software!|vehicle tracking!|fuel tracking!|telematics
    transport software!|dispatch software!|dispatch system!|warehouse app!|pick by voice!|pick-by-voice!|pick by light!|voice picking!
    barcode system!|rfid|pos system!|till system!|new till!|new tills!|cash system!|card terminal!|card reader!|card payment!|mobile payment!
    contactless|payment terminal!|self checkout!|kitchen display!|order tablet*!|handheld ordering!|waiter tablet*!|menu software!
    recipe costing!|accounting program!|accounting system!|bookkeeping software!|bookkeeping program!|bank interface|bank connection!
    invoice software!|invoicing tool!|invoice program!|billing software!|billing system!|dunning|cash flow tool!|liquidity|budget planning!
    budget tool!|budgeting tool!|cost center!|controlling tool!|expense tool!|expense app!|expense reports!|travel expense!|travel booking!
    travel tool!|tax software!|payroll software!|consolidation|hospital information!|practice software!|pharmacy software!|lab software!|lims
    care software!|nursing software!|school software!|school administration!|student information!|hotel software!|property system!
  `,
  people: `
    hr software!|hr app!|hr platform!|hr self service!|employee self service!|personnel software!|payslips online!|payslip online!
    digital payslip*!|payslip app!|applicant tool!|applicant management!|recruiting tool!|recruiting software!|application portal!|job portal!
    onboarding app!|onboarding software!|onboarding checklist!|training videos!|training software!|training app!|training records!
    training management!|training modules!|learning app!|learning software!|learning management!|learning management system!|learning videos!
    e-learning platform!|online learning!|online trainings!|online courses!|language app!|language course!|language learning!|vr training!
    simulator training!|course platform!|course catalogue!|courses online!|linkedin learning!|certification|qualification matrix!
    qualification tracking!|appraisal tool!|goal tool!|goals tool!|feedback app|peer feedback!|employee survey!|pulse survey!|suggestion box!
    idea box!|idea management!|ideas platform!|benefits portal!|benefits app!|wellbeing app!|canteen app!|lunch app!
  `,
  automation: `
    automatic import!|automatic export!|automatic transfer!|automatic sync!|automatic backup|automated workflows!|automated workflow!
    workflow automation!|workflow tool!|process automation!|interface between!|interface to!|interfaces between!|connection to!|connect our!
    connect the!|connecting the!|link between!|linked|link the!|systems that talk!|talk to each!|talking to each!|systems talk!|tools that talk!
    tools talk to!|integrated|integrated system!|integrations|integrates|integration between!|integration of!|integration with!
    one system for everything!|one tool for everything!|one tool instead!|one program instead!|all in one!|all-in-one!|one login|single system!
    data entry!|automatic data entry!|entering data!|typing data!|type data!|retyping|retype|re-type!|copying data!|copy data!|copying numbers!
    copy numbers!|copy from!|copying from!|from one system!|from system!|one system to!|into the other!|into another!|double work!
    duplicate work!|duplicate entry!|manual entry!|manual data entry!|manually|manual copying!|macro tool!|macros|scripting|batch processing!
    rpa tool!|robotic process!|bots that!|scheduler for jobs|triggers
  `,
  office: `
    excel licence!|excel license!|excel that!|newer excel!|real excel!|microsoft office!|office licence!|office license!|office package!
    office suite!|word processor!|newer office!|current office!|new version of!|newer version of!|outlook that!|mailbox space!|bigger mailbox!
    larger mailbox!|shared mailbox!|group mailbox!|team mailbox!|email account!|email address!|own email!|own email address!|company email!
    email on my phone!|email for!|spam filter!|email signature|cloud drive!|cloud folder!|shared cloud!|company cloud!|online storage!
    more storage!|more space on!|disk space!|server space!|share large files!|large files!|big files!|send large!|send big files!|file transfer!
    file share!|file server!|shared files!|shared documents!|shared folder!|common folder!|common drive!|access to files!|files from home!
    edit together!|edit at the same time!|work on documents together!|work together on!|same document at!|collaborative|collaborative editing!
    collaboration tool!|collaboration platform!|notes app!|note app!|notebook app!|mind map*!|mindmap*|diagram tool!|diagrams|flowchart*
    flow charts!|visio|screenshot tool!|screen recorder!|clipboard|unzip|calculator|printer driver!|browser|backup|backups
  `,
  access: `
    password tool!|password safe!|password vault!|password reset!|one password!|fewer passwords!|# passwords!|one login!|single login!
    one login for!|logins for!|login for!|own login!|own account!|own user!|user account!|access to the!|access to our!|access for!|access from!
    access from outside!|access on my phone!|mobile access!|remote login!|remote access!|vpn that!|stable vpn!|faster vpn!|vpn access!
    work from anywhere!|admin access!|local admin!|install software!|install programs!|install my own!|rights to!|read access!|write access!
    permissions for!|key management!|keys|master key!|electronic lock*!|digital lock*!|door opener!|door access!|keyless|alarm system!|cctv
    security camera*!|panic button!|emergency button!|encryption|encrypted email!|secure email!|secure file!|two-factor!|authenticator|yubikey
    antivirus|phishing
  `,
}
