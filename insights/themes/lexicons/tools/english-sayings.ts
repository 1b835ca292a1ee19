import type { ToolCategory } from '../../categories.ts'

/** How people write in English of tools by what they do, with names of products and things of many trades; `#` is a number. */
export const englishToolSayings: Partial<Record<ToolCategory, string>> = {
  assistants: `
    writes up!!|write up the meeting!!|writes the!!|writes my!!|write the!|write my!|drafts!|first draft!!|first drafts!!|drafts for!!|dictate!
    dictating!|voice!|by voice!!|type with two!!|types for me!!|transcribe!|transcribes!|transcribing!|transcription!|records and!|ai to!!|ai for!!
    ai that!!|an ai!!|ai tool!!|ai!|the ai!|a.i.!|artificial!|gen ai!!|genai!|language barrier!!|in my language!!|in their language!!
    who speak no!!|speak no english!!|don't speak english!!|doesn't speak english!!|other languages!!|several languages!|multilingual!|interpreter!
    interpreting!|deepl!|translat*!|read contracts|check contracts!!|reads my!|summaries!|summarising!|summarizing!|summarises!|summarizes!
    chat bot!!|bot for!!|bot that!!|standard questions!!|same questions!!|faq bot!|legal research with!!|text assistant!!|virtual colleague
    personal assistant!!|jasper|notion ai!!|gong|tl;dv|read.ai|co-pilot!|bing chat|character recognition
  `,
  projects: `
    lose track!!|losing track!|who promised!!|who does!!|who is doing!!|who's doing!!|what needs to be done!!|needs doing!|open repairs!!|open jobs!!
    list of open!!|one list!!|list of repairs!!|repair requests!!|repair list!|maintenance requests|maintenance tickets!|fault reporting!!
    report defects!!|report faults!!|defect list!|snagging!|handover list!!|handover tool!!|handover software!|handover book!!|shift handover!!
    handover!|handovers!|running projects!!|all projects!!|current projects!!|overview of projects!!|overview of all projects!!
    projects and their!!|project status!!|project!|status board!!|status of orders|status of jobs!!|progress of!!|see progress!!|plan work!!
    plan our!|plan the!|work planning!!|job planning!!|job board!!|job cards!!|job list!!|action list!!|action tracker!!|who is overloaded!!
    who has capacity!!|capacity!|workload!|workload planning!!|allocate|allocation!|resourcing!|priorit*!|priority list!!|pin board!!|pinboard!
    cork board!|digital board!!|planning wall!|wall planner!!|year planner!|sticky note!!|sticky notes!!|post-it!|post it!!|run out!|dates run out
    court deadlines!!|deadline calendar!!|due dates!!|due date!|nothing gets forgotten!!|gets forgotten!!|forget things!!|forgotten!|follow-ups!
    things to do!!|to do!!|to-do!!|todo!|todolist!|tick off!!|checking off!|check list!!|event plan*!!|event management!!|event team|volunteer tasks!
    volunteer management!|gantt!|agile board!!|jira!|confluence and jira|height|shortcut|teamgantt|podio|quire|nozbe|things app|rtm|shotgrid
    procore!|plangrid!|fieldwire!|buildertrend|service desk!!|it requests!!|request tool!!|requests for it!!|help desk!!|support tickets!!|tickets!
    ticket tool!!|ticketing tool!!
  `,
  knowledge: `
    look up how!!|how things are done!!|how to do!!|how it is done!!|how we do!!|know how to|know-how!|knowhow!|who knows what!!|who to ask!!
    who to call!!|who is responsible|whom to ask!!|find anything!!|find things!!|find stuff!!|find the files!!|find what!!|finding!|can't find!!
    cannot find!!|never find!!|hard to find!!|looking for files!!|searching!|search!|findable!|archive of old!!|old cases!!|old files!!|past cases!
    precedents!|precedent database!|case law!!|law library!!|westlaw!|lexisnexis!|lexis!|beck online!|juris!|uptodate!|up to date guidelines!!
    clinical guidelines!!|guideline app!!|drug app!!|formulary!|wiki!|wikis!|a wiki!!|company lexicon!|lexicon!|encyclopedia|dictionary|glossary!
    manuals as!!|manuals of!!|machine manual!!|in one folder!!|one folder!!|in one place!!|one place!!|a place to!!|a place where!!|place for all!!
    all in one place!!|everything in one place!!|single place!!|single source!!|source of truth!!|one source!!|central database!!|central storage!!
    information hub!!|info hub!!|portal with all!!|intranet!|sharepoint!|homepage for staff|staff handbook!!|newcomers!!|for newcomers!!
    explain it again!!|explain it all!!|explained!|explanation*!|documented!|document our!!|documentation of!!|docs!|written down!!|write down how!!
    write things down!!|recipes!|recipe collection!!|standards!|work instructions!!|instructions!|process descriptions!!|procedures are!!|procedure!
    templates for!!|templates!|template!|letter templates!|text blocks!|text modules!|lesson material!!|teaching material!!|lesson plans|worksheet
    curriculum|e-books|ebooks|books|textbooks!|library access!|journal!|product catalog!!|catalogue!|catalog!|technical data|data sheet!!
    parts catalogue|material safety|phone list!!|contact directory!!|org chart!!|staff directory!!|notion for docs|slab|tettra|knowledge data!!
    knowledge data base!!
  `,
  devices: `
    front desk!|ten minutes to start!!|minutes to start!!|minutes to boot!!|takes ages to start!!|takes # min!!|to wake up!!|wakes up!|freeze!|freezes!
    freezing!|crashes!|crashing!|slow!|so slow!!|too slow!!|is slow!!|old laptop!!|old computer!!|old pc!!|ancient|ancient computer!!|outdated|windows 7!!
    windows xp!!|windows 11!!|windows!|computer!|computers!|a computer at!!|computer for!!|pc!|pcs!|laptop!|notebook!|notebooks!|chromebook*!|surface!
    mac mini!|workstations!|thin client!|terminal!|terminals!|kiosk!|touch screens!!|touchscreen!|touchscreens!|touch panel!|tablet!|tablets!|ipads!
    ipad!|galaxy tab!|e-reader|kindle|rugged!|ruggedised!|ruggedized!|screens!|screen!|monitor!|monitors!|ultrawide!|4k!|tv screen!|tv!|two screens!!
    second screen!!|extra screen!!|extra monitor!!|larger monitor!!|keyboard!|keyboards!|mouse!|trackball!|webcams!|cam!|camera!|hdmi!|usb-c!|usb!
    dongle*!|power supply!!|charging!|charging station!!|chargers!|battery life!!|battery dies!!|enough memory!!|memory!|ram!|ssd!|graphics!|gpu!
    processor!|cpu!|hardware!|it equipment!!|devices!|equipment that works|one per person!!|share one!!|share a computer!!|shared computer!!
    smart board!!|smartboards!|smart watch|digital pen!|stylus!|drawing tablet|projector!|projectors!|beamers!|in-cab display!|display!|displays!
  `,
  network: `
    internet!|fast internet!!|faster internet!!|internet on!!|internet in!!|broadband!|fibre!|fiber!|fibre optic!!|dsl!|bandwidth!|wifi!|wi-fi!|wi fi!!
    wlan!|wireless!|hot spot!!|hotspot!|mobile network!!|coverage!!|coverage in!!|no coverage!!|reception in!!|no reception!!|mobile reception!!
    phone reception!!|better reception!!|no signal!!|signal in!!|dead zone*!|dead spot*!|in the basement!|in the cellar!|connection in!!
    connection drops!!|drops out!!|drops!|dropping!|cuts out!!|cut off!|disconnect*!|faster line!!|leased line!|line at!|network cable!!|lan!|lan cable!
    ethernet!|ethernet port!!|network speed!!|network that!!|network drops!!|slow network!!|slow internet!!|internet is slow!!|internet slow!!
    videos buffer!!|buffer!|buffering!|guest wifi!!|repeater!|access point*!|mesh!|starlink!|satellite internet!!|mobile data!!|data volume!!|5g!|4g!
    upload speed!!|latency!|stable connection!!|stable wifi!!|stable network!!
  `,
  phones: `
    phone!|phones!|telephones!|mobile!|mobiles!|a mobile so!!|a mobile!!|company mobiles!!|service phone!!|duty phone!!|ward phone!!|desk phone!!|landline!
    cordless!|dect phones!!|smartphone!|smartphones!|iphone!|android phone!!|private phone!!|my private number!!|private number!!|own phone!!
    my own phone!!|private mobile!!|answering machine!!|voicemail!|voice mail!!|answerphone!|call forwarding!!|hotline|phone numbers!|speed dial
    headset!|headsets!|headphones!|headphone!|earpiece!|earpieces!|bluetooth headset!!|noise cancelling!!|noise cancellation!!|mic!|microphone!
    speakerphone!|conference phone!!|jabra!|plantronics!|airpods!|radio!|radios!|handheld radios!!|walkie talkie!!|walkie talkies!!|walkie!|walkies!
    two-way!|tetra!|ptt!|intercom!|intercoms!|bleep!|bleeps!|bleeper!|pager!|pagers!|nurse call!!|call bell!!|call bells!!|buzzer!|baby phone
    hands free kit!!|hands-free kit!!|car kit!!|phone holder!!|phone case!|sim card!!|sim cards!!|dual sim!|voip!|3cx!|pbx!|phone system!!|switchboard!
  `,
  printers: `
    printer!|printers!|printing!|print!|prints!|a3!|a3 printer!!|plotter!|toner!|ink!|cartridges!|paper tray!|jams!|paper jam!!|copier!|copy machine!!
    photocopier!|photocopying!|scanner!|scanners!|scan station!!|scanning station!!|flatbed!|feeder!|document scanner!|label printer!!|labels!
    label machine!!|labelling!|labeling!|label!|barcode!|barcodes!|barcode reader!!|bar code!!|bar-code!|qr!|qr code!!|qr codes!!|scan codes!|pda!
    pdas!|mde|zebra!|handheld!|handhelds!|data terminal|wrist scanner!!|finger scanner!|receipt printer!!|card printer!!|badge printer!!|ticket printer!
    wristband printer!|3-in-1|multifunction!|mfp!|fax!|fax machine!!|franking machine!|stapler machine|print at home!|print from!!|print on!
  `,
  furniture: `
    chair!|chairs!|office chair!!|desk chair!!|desk!|desks!|standing desk!!|standing desks!!|sit stand!!|height-adjustable!!|adjustable tables!!
    adjustable table!!|adjustable desks!!|ergonomic!|ergonomics!|ergonomic desk!!|ergonomic workplace!!|wrist rest!|foot rest!|footrest!|footstool
    monitor arm!!|monitor stand!!|laptop stand!!|lighting!|better lighting!!|better light!!|light!|lights!|lamps!|daylight|blinds!|curtains|locker!
    lockers!|cupboard!|cupboards!|cabinet!|cabinets!|shelf!|shelves!|shelving!|drawers!|whiteboards|flip chart!!|flipchart!|meeting table|sofa|couch
    stool!|stools!|mat!|anti-fatigue mat!!|anti fatigue!!|fan!|fans!|heater!|heating!|air conditioning!!|air con!!|aircon!|ac!|air conditioner!!|phone booth!
    phone booths!!|quiet room!!|partition!|partitions!|plants!|kettle!|coffee machine!!|coffee maker!!|microwave!|water dispenser!!|fridge for staff!
  `,
  scheduling: `
    swap!|swapping!|swap shifts!!|swap with!|swaps!|change shifts!!|trade shifts!!|on call!!|who is on call!!|on-call!|on-call rota!!|call rota!
    who is in today!!|who works!!|who is working!!|who is off!!|who's off!!|who's in!!|who is where!!|where everyone is!!|plan shifts!!|shift plan!!
    shift plans!!|shift planning!!|shift schedule!!|shift roster!!|duty!|duty rota!!|duty roster!!|roster!|rosters!|rostering!|rota!|rotas!|rota software!!
    schedule!|schedules!|work schedule!!|scheduling app!!|scheduling tool!!|planner for shifts!!|staff planner!!|staff scheduling!!|staffing plan!
    hours!|my hours!!|record hours!!|log my hours!!|log time!!|time logging!!|track time!!|track my time!!|track working!!|time tracker!!|timer!
    time keeping!!|timekeeping!|time sheets!!|timesheet!|timesheets!|time cards!!|time card!!|time punch!!|time clock!!|clock!|clocks!|clocking system!!
    overtime!|breaks!|knows about breaks!|holiday!|holidays!|holiday app!!|holiday tool!!|holiday request!!|holiday requests!!|holiday booking!!
    holiday calendar!!|leave!|leave requests!!|annual leave!!|leave app!!|vacation days!!|vacation!|days off!!|day off!!|request days off!!|absences!
    absence!|absence management!!|sick leave!!|sick notes!!|availability!|calendar!|calendars!|shared diary!!|diary!|diary for!!|appointments!
    appointment!|appointment reminders!!|patient scheduling!|room plan!!|rooms!|room booking!!|room bookings!!|meeting rooms!!|book rooms!!|theatre plan
    theatre list|table plan!|court calendar|timetable!|timetabling!|supply teachers!|cover plan!!|cover list!!|route!|routes!|route planner!!
    routing!|tour!|tours!|delivery routes!!|delivery slots|navigation!|sat nav!!|satnav!|gps navigation!!|harvest plan!|shiftboard|quinyx!|rotacloud!
    homebase!|humanity!|7shifts!|skello|e2n!|gastromatic!|factorial time|untis!|edtime
  `,
  analytics: `
    at one glance!!|at a glance!!|on one page!!|on one screen!!|one screen!!|figures!|numbers by!!|numbers!|our numbers!!|see our numbers!!
    numbers per!!|per day!|by day!|by hour|daily figures!!|sales per!!|turnover!|revenue!|occupancy!|occupancy and!!|utilisation!|utilization!|margins!
    costs per!!|cost per!!|profit!|profitability!|contribution margin!|kpi!|kpis!|key figures!!|scorecard!|scorecards!|dashboard!|dashboards!
    cockpit!|live!|real-time!|realtime!|real time!!|real-time data!!|live data!!|current data!!|up-to-date numbers!!|current numbers!!|waiting for controlling!!
    begging it#!!|without asking it#!!|self-service!|self service reporting!!|self-service bi!!|own analysis!!|own evaluations!|reports i!!|reports that!!
    reports!|report!|reporting!|same report!!|monthly report!!|monthly reports!!|report by hand!!|weekly report!!|analyses!|analysis!|analyse!|analyze!
    statistics program!!|statistics!|statistical!|stats!|statistic software!!|data analysis!!|data warehouse!!|data lake!!|data mining!|data science!
    survey data!!|visualise!|visualize!|visualise data!!|charts!|graphs!|maps!|map!|gis!|qgis!|arcgis!|yield!|milk yield!|yield data!!|yields!
    harvest data|sensor data!!|machine data!!|sensors!|monitoring!|energy monitor!|consumption!|temperatures!|alarm when!|forecast!|forecasts!|forecasting!
    prediction!|planning numbers|benchmark!|comparison with!|compare!|trends!|controlling tool!!|crystal reports!|sisense!|domo!|superset!|looker studio!!
    data studio!!|google sheets dashboards|cognos!|qlik!|thoughtspot!|amplitude!|web stats!!|r!|jamovi!|nvivo!|maxqda!
  `,
  chat: `
    group chat!!|chat!|chats!|chat app!!|messenger!|messengers!|messages!|message!|send messages!!|instant messaging!!|one channel!!|channels!
    whatsapp!|whatsapp groups!!|instead of whatsapp!!|not whatsapp!!|private whatsapp!!|reach the!!|reach everyone!!|reach all!!|reach the night!!
    reach somebody!!|reach each!!|get hold of!!|getting hold of!!|contact drivers!!|talk to drivers!!|talk to the other!!|talk to other sites!!
    communicate!|communicating!|communication between!!|communication tool!!|communication!|communication platform!!|communications app!!
    announcements!|announcement!|news!|news app!!|news feed!!|newsfeed!|staff news!!|screens with news!!|social network!!|social intranet!!|yammer!
    viva!|beekeeper!|staffbase!|staff app!!|workplace by!|basecamp chat|teams!|ms teams!!|slack!|discord!|google chat!!|wire!|element!|stackfield!
    video!|video calls!!|video call!!|video conference!!|video meetings!!|video conferencing!!|conferencing!|conference!|online meetings!!
    online meeting!!|virtual meetings!!|meetings with!|meeting tool!!|hybrid meeting!!|webinar!|webinars!|zoom!|zoom licence!!|zoom pro!!|webex!
    gotomeeting!|bluejeans!|owl camera!|facetime!|talk to parents!!|with parents!!|parents!|parent app!!|sdui!|class dojo!!|classdojo!|email is not!!
    less email!!|fewer emails!!|instead of email!!|instead of emails!!|notifications!|push message!!|alerts|emergency alert!
  `,
  development: `
    ci!|cd!|pipelines!|pipeline!|build!|builds!|build machines!!|build agents!!|build server!!|test environment!!|test environments!!|test system!!
    test data!!|staging!|sandbox!|debugger!|debugging!|profiler!|feature flags!!|logs!|log!|central logging!!|monitoring and alerting!!
    alerting for!!|for our services!!|observability!|prometheus!|grafana!|new relic!!|dynatrace!|elastic!|kibana!|splunk!|pagerduty!|opsgenie!
    tests!|automated tests!!|test automation!!|testing!|testing tool!!|qa!|qa tool!!|device lab!!|emulator!|simulators!|simulator!|docker!|kubernetes!
    helm!|local setup!!|dev machine!!|dev machines!!|dev tools!!|developer tools!!|ide!|ides!|intellij!|rider!|goland!|clion!|cursor!|neovim!|xcode!
    android studio!!|github!|gitlab!|github actions!!|gitlab ci!!|azure devops!!|code review!!|code reviews!!|reviews tool|code!|api docs!!|swagger!
    insomnia!|openapi!|terraform!|ansible!|cloud account!!|aws account!!|aws!|cloud credits!!|oscilloscope!|logic analyser!|jtag!|hil!|test bench!
    compiler licence!!|compilers!|matlab licence|database access!!|dbeaver!|datagrip!|sql tool!!|sql client!!|mock server!!|linux laptop!!|linux!|wsl!
    vm!|vms!|root!|static analysis!!|security scanner!!|sonar!|low code!!|no code!!|no-code!|low-code!
  `,
  machines: `
    tool box!!|toolbox!|tool kit!!|toolkit!|tools of my own!!|own tools!!|own toolbox!!|hand tools!!|power tools!!|battery drill!!|drill!|drills!|cordless drill!!
    drill bits!|bits!|impact wrench!!|impact driver!!|ratchets!|wrench!|wrenches!|spanner!|spanners!|torque wrench!!|screwdriver!|hammer!|mallet!
    chisel!|chisels!|plane!|saw!|saws!|saw blades!|blades!|table saw!!|jigsaw!|sander!|sanders!|router table!|grinder!|welder!|welders!|welding machine!!
    welding!|plasma cutter!!|press!|press brake!!|bender!|lathe!|lathes!|mill!|cnc!|edm!|bandsaw!|laser!|laser cutter!!|compressor!|air gun!|glue gun!
    caulking|paint sprayer!!|spray gun!!|brushes!|rollers!|ladder!|ladders!|step ladder!!|scaffold!|scaffolding!|pressure washer!!|jet wash!|hoover!
    hoovers!|vacuum!|vacuums!|vacuum cleaner!!|vacuum cleaners!!|mop!|mops!|cleaning machine!!|scrubber!|scrubber dryer!!|floor machine!|floor polisher!
    steam cleaner!!|carpet cleaner!!|cleaning supplies!|cleaning products!|detergent!|cloths!|buckets!|washing machine!!|dryer!|iron!|ironing!|mangle!
    calipers!|gauges!|gauge!|micrometers!|multimeter!|testers!|tester!|diagnostic tool!!|diagnostic device!!|diagnostics!|obd!|scope!|microscope!|balance!
    scale!|scales!|weighing!|pipettes!|centrifuge!|autoclave!|fume hood!|incubator!|lab equipment!!|spectrometer!|chromatograph!|tractor!|tractors!
    tractor with!!|plough!|seeder!|sprayer!|baler!|mower!|mowers!|chainsaw!|chainsaws!|chain saw!!|hedge trimmer!!|strimmer!|brush cutter!!|milking!
    milking robot!!|milking machine!!|feeding robot!|feed mixer!|irrigation!|drone!|drones!|combine!|harvester!|fencing|excavator!|digger!|mini digger!!
    loader!|wheel loader!!|bobcat|concrete mixer!!|vibrator plate|generator!|generators!|pump!|pumps!|spare parts!!|spares!|parts!|replacement parts!!
    sewing machine!!|cutting machine!!|packing machine!!|wrapper!|stretch wrap!|strapping!|conveyor!|robot!|robots!|robot arm!!|cobot!|second machine!!
    new machine!!|new machines!!|another machine!!|a machine for!!|machine that!|machines that!!|modern machines!!|exoskeleton!|instruments!
    musical instruments!!|balls!|gym equipment!!|toys!|craft supplies!!|shredder!|laminator!|stapler!|hole punch!|guillotine!
  `,
  transport: `
    lifting!|lifting aid!!|lifting device!!|lifting gear!!|lifting equipment!!|lift!|lifts!|hoist!|crane!|cranes!|gantry crane!|forklift!|forklifts!
    fork lift!!|fork lifts!!|fork truck!!|lift truck!|reach truck!!|stacker!|pallet!|pallets!|pallet truck!!|pallet trucks!!|pallet jack!!|pump truck!
    ameise|electric pallet!!|trolley!|trolleys!|trolleys with!!|cart!|carts!|wheels that roll!!|wheels!|castors!|sack truck!!|hand truck!!|barrow!
    wheelbarrow!|dolly!|roll cages!!|cages!|conveyors!|roller track!|ramp!|loading dock!|dock leveller!|tail lift!!|van!|vans!|second van!!|truck!|trucks!
    lorry!|lorries!|company car!!|car!|cars!|pool car!!|vehicles!|vehicle!|bike!|bikes!|e-bike!|e-bikes!|cargo bike!!|scooter!|quad!|atv!|gator!|buggy!
    golf cart!!|trailer!|trailers!|roof rack|tyres!|winter tyres!!|reversing camera!!|parking sensors!|dashcam!|dash cam!!|straps!|load securing!|boat
    bus!|minibus!|ambulance!|tug!|luggage trolleys!!|stairclimber!|scissor lift!!|cherry picker!!|lifting table!!|work platform!!
  `,
  medical: `
    bed!|beds!|better beds!!|electric beds!!|adjustable beds!!|patient lift!!|patient lifter!!|patient lifts!!|patient hoist!!|hoists!|heavy residents!!
    heavy patients!!|slide sheets!!|sliding board!!|sliding sheets!!|transfer aid!!|turning aid!!|stand-up aid!!|standing aid!!|sara stedy|wheelchair!
    wheelchairs!|rollators!|commode!|commodes!|shower chair!!|shower trolley!!|blood pressure!|blood pressure cuffs!!|bp monitor!!|bp cuffs!!|sats probe!
    pulse ox!!|thermometers!|ear thermometer!!|ultrasound!|ultrasound machine!!|vein finder!!|ecg!|defib!|defibrillator!|infusion!|infusion pumps!!
    drip stands!!|drip stand!!|iv pumps!!|iv pole*!|syringe drivers!!|syringe driver!!|suction!|ventilators!|oxygen!|concentrator!|monitors for vitals!!
    vital signs!!|vitals!|dressing!|dressings!|wound material!!|wound care material!!|catheters!|needles!|syringes!|swabs!|incontinence|pads!
    instruments for surgery|surgical!|surgical instruments!!|scalpel!|theatre lights|microscope for theatre|endoscope!|x ray!!|x-ray!|ct!|mri!|dental!
    dental chair!!|autoclaves!|glucose meter!!|point of care!!|lab analyser!!|blood gas!!|otoscope!|stethoscope!|stethoscopes!|examination couch!
    therapy bench!|treatment table!!|massage table!!|medication trolley!!|drug trolley!!|medicine cabinet!|medication dispenser!!|pill dispenser!!
  `,
  kitchen: `
    knife!|knives!|sharp knives!!|decent knives!!|good knives!!|proper knives!!|knife sharpener!!|chopping boards!!|cutting boards!!|pans!|pots!|pot!|pan!
    mixer!|mixers!|mixer with!!|dough mixer!!|dough sheeter!!|sheeter!|dough divider!!|divider!|prover!|proving!|retarder!|oven!|ovens!|deck oven!!
    convection oven!!|combi oven!!|steam oven!!|pizza oven!!|rational!|fryer!|fryers!|grill!|griddle!|hob!|induction!|stove!|stoves!|bain marie!!
    heat lamps!!|hot cupboard!|salamander!|blender!|blenders!|stick blender!!|food processor!!|slicer!|slicers!|mincer!|peeler!|potato peeler!!
    vacuum packer!!|vac pack!|sous-vide!|pacojet!|ice cream machine!!|ice machine!!|ice maker!!|coffee grinder!!|espresso machine!!|barista machine!
    fridge!|fridges!|freezer!|freezers!|cold room!!|cold store!|walk-in!|chiller!|blast chiller!!|dishwasher!|dishwashers!|glasswasher!|glass washer!!
    trays!|baking trays!!|tins!|baking tins!!|moulds!|piping bags!|spatulas!|whisk!|bowls!|containers!|gn containers|plates!|glasses!|cutlery!|crockery!
    thermometer probe!!|probe!|kitchen scale!!|kitchen scales!!|60 kg bowl!
  `,
  protection: `
    gloves!|gloves in!!|gloves in my size!!|cut gloves!!|cut proof!|safety shoes!!|safety boots!!|work boots!!|boots!|shoes!|steel toe!!|wellies!
    wellingtons!|waders|rain jackets!!|rain jacket!!|rain coat!!|rain gear!!|raincoat!|waterproofs!|waterproof!|winter clothing!!|winter clothes!!
    winter jackets!!|warm clothes!!|warm jacket!!|thermals!|fleece!|hi vis!!|hi-viz!|high visibility!!|vests!|helmet!|helmets!|hard hats!!
    bump cap!|ear defenders!!|ear defender!|ear muffs!!|earmuffs!|hearing protection!!|ear protection!!|ear plugs!!|goggles!|safety glasses!!
    safety goggles!!|protective glasses!!|visor!|visors!|welding mask!!|welding helmet!!|mask!|masks!|ffp3!|ffp2!|respirators!|respirator!|dust masks!!
    knee pads!!|kneepads!|back belt|harness!|harnesses!|fall arrest!!|aprons!|apron!|gowns!|scrubs!|uniform!|uniforms!|work clothing!!|work clothes!!
    workwear!|overall!|overalls!|coveralls!|trousers!|polo shirts|chef jackets!!|chef's jacket!!|hair nets!|sun cream!|sunscreen!|first aid kits!!
    first-aid!|fire extinguishers!!|fire blanket!|eye wash!!|eyewash!|defib for staff|safety equipment!!|safety gear!!|ppe!|protective!|protective gear!!
  `,
  documents: `
    sign!|signing!|signature!|signatures!|e sign!!|e-sign!|esign!|e signature!!|consent forms!!|consent!|contracts signed!|sign contracts!!
    contract tool!!|contract management!!|contract database!!|contract software!!|delivery slips!!|delivery notes!!|delivery note!!|carbon copies!!
    carbon copy!!|clipboard!|clipboards!|instead of the clipboard!!|instead of paper!!|paper slips!!|slips!|yellow slips!|forms!|form!|online forms!!
    forms for!!|digital forms!!|web forms!!|checklists!|digital checklist!!|digital checklists!!|temperature logs!!|temperature log!!|temperature list!
    fridge temperatures!!|haccp!|haccp lists!!|cleaning log!|records without paper!!|without paper!!|care records!!|care documentation!!|patient file!!
    patient files!!|patient records!!|digital records!!|electronic file!!|electronic records!!|ehr!|emr!|e-file!|e-files!|case file!!|case files!!
    case management!!|student records!!|student files!!|class register!!|class book!|register!|report cards|paperwork!|paper!|papers!|no more paper!!
    paperless!|digitise!|digitize!|digitised!|digitally!|digital!|file everything!!|filing!|filing system!!|document!|documents!|document system!!
    document storage!!|document workflow!!|documents with!|version control!!|versions!|versioning!|latest version!!|which version!!|which is the latest!!
    approvals!|approval!|approval process!!|approval workflow!!|approvals online!!|invoice approval!!|invoices digitally!!|invoice scan!!|ocr!|pdf!|pdfs!
    pdf editor!!|edit pdfs!!|pdf tool!!|acrobat pro!!|adobe acrobat!!|archive!|archiving!|archive system!|digital archive!!|receipts!|digital receipts!!
    inspection app!!|inspections!|inspection!|audit app!!|audit tool!|protocols!|site reports!!|daily logs!|grant applications!!|application forms!!
    proposals!|offers!|quotes template|dms!|iManage!|sharefile|laserfiche!|m-files!|docuware!|elo!|safetyculture!|iauditor!|testify
  `,
  design: `
    adobe!|adobe cc!!|creative cloud!!|photoshop!|lightroom!|indesign!|illustrator!|canva!|canva pro!!|figma!|figma seats!!|sketch!|invision!|framer!|miro design
    design tool!!|design software!!|design!|layout!|layout program!!|graphics!|graphic!|graphics tablet!!|pictures!|picture editing!!|photos!|photo!
    photo editing!!|photo camera!!|camera for!!|good camera!!|dslr!|camera!|tripod!|gimbal!|lights for video!!|ring light!!|green screen!!|microphone for videos!!
    video editing!!|video editor!!|video cutting!!|video!|videos!|edit videos!!|make videos!!|film!|final cut!!|premiere!|davinci!|after effects!!|capcut!
    animation!|3d!|3d rendering!!|3d software!!|render!|rendering!|rendering program!!|blender!|cinema 4d!!|lumion!|enscape!|v-ray|sketchup!|rhino!|autocad!
    cad!|cad licence!!|cad license!!|cad software!!|solidworks!|floating license!!|floating licence!!|inventor!|catia!|nx!|creo!|fusion!|revit!|bim!
    vectorworks!|archicad!|allplan!|ansys!|simulation!|fem!|stock photos!!|stock images!!|images!|image!|image bank!!|image library!!|shutterstock!|getty!
    icons!|fonts!|logo!|logos!|brand templates!!|slide templates!!|posters!|flyers!|brochures!|menus!|social media posts!!|reels!|prototypes!|prototyping!
    wireframes!|music software|audio editing!!|podcast!|audio software!!|quarkxpress!
  `,
  customers: `
    crm!|crm system!!|a crm!!|customers!|customer!|customer data!!|customer database!!|customer data base!!|customer relations!!|customer relationship!!
    customer info!!|customer information!!|customer history!!|what the client bought!!|client bought!!|client!|clients!|client database!!|client file!!
    client list!!|clients' data!!|last time!|regulars!|regular guests!!|guest!|guests!|guest history!!|guest data!!|guest profiles!!|guest management!!
    preferences!|booking!|bookings!|booking system!!|booking tool!!|table booking!!|table bookings!!|online booking!!|opentable!|resy!|thefork!
    reservation!|reservations!|reservation system!!|online reservations!!|channel manager!!|booking.com!|airbnb!|expedia!|siteminder!|mews!|protel!
    cloudbeds!|revenue management!!|rate shopper|donor!|donors!|donor management!!|donor database!!|donations!|donation!|online donations!!
    fundraising!|fundraising software!!|raiser's edge!!|membership!|members!|member database!!|volunteers!|mailing!|mailings!|mailing tool!!|mail merge!!
    newsletter!|newsletters!|newsletter tool!!|mailchimp!|sendinblue!|brevo!|klaviyo!|campaigns!|campaign!|marketing!|marketing automation!!
    social media!!|social media tool!!|hootsuite!|buffer!|later!|sprout!|seo!|google ads!!|ads!|advertising!|website!|web site!!|homepage!|new website!!
    online shop!!|web shop!!|webshop!|shop!|e-commerce!|ecommerce!|shopify!|magento!|click and collect!!|online ordering for customers!!|loyalty!
    loyalty cards!!|vouchers!|gift cards!!|survey!|surveys!|survey tool!!|surveymonkey!|typeform!|feedback from customers!!|feedback from guests!!
    customer feedback!!|reviews!|ratings|leads!|lead!|lead list!!|sales tool!!|sales!|sales pipeline!!|offers tool|quoting!|quote tool!!|cpq!|price list!!
    price lists!!|prices!|contacts!|contact data!!|contact database!!|addresses!|call list!!|cold call!|complaints!|complaint!|complaint tool!!|rma!|returns!
    ticketing for events|event tickets!|tenants!|tenant portal!!|patient portal!!|parent portal!!|alumni!
  `,
  enterprise: `
    inventory!|inventory system!!|inventory list!!|inventory software!!|stock!|stocks!|stock levels!!|stock level!!|stock list!!|stock control!!|stock count!!
    stock live!!|stocktake!|stock take!!|in the storeroom!!|storeroom!|store room!!|what's in the store!!|what we have!!|what is left!!|running out!!|runs out!!
    is running out!!|flour!|reorder!|reordering!|automatic reordering!!|order!|orders!|ordering!|order online!!|ordering online!!|ordering medication!!
    order system!!|order tool!!|order list!!|ordering portal!!|order materials!!|order tracking!!|purchase!|purchasing!|purchase orders!!|procurement!
    procurement tool!!|suppliers!|supplier!|vendor!|vendors!|warehouse!|warehouse software!!|warehouse management!!|wms!|picking!|pick lists!!
    pick list!!|pick by light!!|pick by voice!!|erp!|one erp!!|an erp!!|erp system!!|sap!|sap access!!|sap licence!!|s/4hana!|s4 hana!|oracle!|netsuite!|odoo!
    navision!|business central!!|dynamics nav!!|microsoft dynamics!!|epicor!|infor!|proalpha!|sage!|lexware!|datev!|quickbooks!|xero!|freshbooks!
    accounting!|accounting software!!|accounting program!!|accounts!|bookkeeping!|book keeping!!|invoice!|invoices!|invoicing!|invoice software!!
    invoice tool!!|billing!|billing software!!|e-invoicing!|e-invoice!|bank!|bank statements!|expense!|expenses!|expense app!!|expense tool!!
    expense claims!!|claim expenses!!|expenses app!!|travel expenses!!|travel costs!!|mileage!|glue receipts!!|corporate card!!|credit card!
    company credit card!!|budget!|budgets!|budget tool!!|payroll!|payroll software!!|till!|tills!|till which!!|cash register!!|cash registers!!|register that
    cash desk!!|pos!|pos system!!|card reader!!|card readers!!|card machine!!|card terminal!!|card payment!!|card payments!!|contactless payment!!|sumup!|square!
    lightspeed!|tracking!|parcels!|parcel!|track parcels!!|tracking of parcels!!|tracking of!!|shipment!|shipments!|shipping!|shipping labels!!|freight!
    customs!|customs software!!|dispatch!|dispatching!|dispatch software!!|transport management!!|tms!|fleet!|fleet management!!|telematics!|fuel cards!
    production planning!!|production plan!!|planning system!!|mrp!|mes!|machine scheduling!!|traceability!|batch tracking!!|lot tracking!|quality system!
    cmms!|maintenance plan!!|maintenance system!!|maintenance software!!|spare part!|spare part catalogue!!|with stock!|asset!|assets!|asset management!!
    tool management!|seed!|fertiliser!|feed stock!|herd management!!|herd software!!|farm management!!|farm software!!|field records!!|crop!|recipe costing!!
    recipe calculation!!|menu costing!!|calculation program!!|costing!|calculation!|estimating!|estimating software!!|practice management!!
    practice software!!|legal software!!|time billing!!|hospital information!!|his!|pms!|hotel software!!|school software!!|lims!|pharmacy!
    medication ordering!!|prescriptions!|e-prescription!
  `,
  people: `
    hr!|hr software!!|hr system!!|hr portal!!|hr tool!!|hr app!!|payslip!|payslips!|pay slips!!|pay slip!!|payslip portal!!|portal for payslips!!|self service portal!!
    employee portal!!|staff portal!!|employee self!!|learning!|learning platform!!|learning portal!!|lms!|e learning!!|e-learning!|elearning!|online course!!
    online courses!!|online training!!|online trainings!!|courses!|course!|training!|trainings!|training app!!|training platform!!|training videos!!
    training material!!|training for!!|training on!!|video training!!|udemy!|coursera!|masterclass!|skillshare!|linkedin learning!!|codecademy!|blinkist!|duolingo!
    babbel!|language app!!|language course!!|german course!!|english course!!|safety instruction!!|safety instructions!!|yearly instruction!!|instruction videos!!
    certificates!|certificate tracking!!|qualifications!|skills matrix!!|skill matrix!!|onboarding!|onboarding app!!|onboarding tool!!|induction!
    new starters!|new waiters!|new hires!|recruiting!|recruitment!|recruiting tool!!|applicants!|applicant!|applicant tracking!!|applicant tracking system!!
    ats!|job ads!|job board!|job portal!|performance review!!|performance reviews!!|appraisals!|feedback tool!!|360!|goals tool!!|okrs!|kudos!|employee survey!!
    pulse survey!!|wellbeing!|mental health app!!|headspace!|calm app!!|benefits!|benefits portal!!|discount portal!|suggestion box!!|ideas box!!|ideas!
    personio!|bamboo!|workday!|hibob!|rippling!|gusto!|adp!|successfactors!
  `,
  automation: `
    same data!!|the same data!!|data in three!!|in three programs!!|in # programs!!|in # systems!!|three systems!!|# systems!!|# programs!!|# different!!
    type everything!!|type the same!!|typing the same!!|type every!!|type it twice!!|twice!|enter everything!!|enter data!!|enter the same!!
    entering the same!!|entering everything!!|entered twice!!|double entries!!|double entry!!|double data!!|duplicate!|duplicates!|retype everything!!
    copy and paste!!|copy paste!!|copy & paste!!|copying!|manual copying!!|by hand!!|do by hand!!|manually!|manual!|manual work!!|manual steps!
    link between!!|links between!!|link!|linked systems!!|connect!|connected!|connected systems!!|systems that are connected!!|are connected!!|connection between!!
    connector!|interface!|interfaces!|an interface!!|interface between!!|api!|api between!!|apis!|integrate!|integrated!|integration!|integrations!
    integration of!!|sync!|syncs!|synced!|syncing!|synchronised!|synchronized!|talk to each other!!|talks to!!|talk to!|talks to the!!|speak to each!!
    automatic!|automatically!|automatic transfer!!|automatic import!!|automatic export!!|transfer!|data transfer!!|transfer of data!!|import!|imports!
    import of!!|export!|exports!|one system!!|one system for!!|one program!!|one tool!!|one tool for!!|one app!!|one app for!!|one software!!|all-in-one!
    instead of five!!|instead of seven!!|instead of ten!!|instead of # !!|fewer programs!!|fewer tools!!|fewer systems!!|too many tools!!|too many systems!!
    too many programs!!|too many apps!!|workflow!|workflows!|workflow tool!!|workflow automation!!|process automation!!|automation!|automate!|automated!
    automating!|scripts!|script!|scripting!|macros!|macro!|vba!|zapier!|make!|n8n!|power automate!!|power apps!!|rpa!|bots!|robots for office!|repetitive!
    repetitive tasks!!|batch!|triggers!|single source of data!!
  `,
  office: `
    excel!|newer excel!!|excel licence!!|office!|office 365!!|office licence!!|ms office!!|microsoft office!!|microsoft 365!!|microsoft!|word!|powerpoint!
    outlook!|google workspace!!|google drive!!|google docs!!|g suite!!|libre office!!|office package!!|licences for!!|licence for!!|license for!!|licenses!
    licences!|software licences!!|licence!|mailbox!|mailbox space!!|mail space!|inbox!|email!|email account!!|company email!!|own email!!|e-mail address!!
    mail account!!|spam!|spam filter!!|storage!|storage space!!|more space!!|disk space!!|cloud!|cloud storage!!|cloud drive!!|shared drive!!|shared folder!!
    shared folders!!|shared files!!|file sharing!!|share files!!|share large!!|share documents!!|large files!!|big files!!|send files!!|file transfer!!
    file server!!|folder structure!!|folders!|folder!|drive!|network drive!!|backup!|backups!|dropbox!|onedrive!|nextcloud!|same document!!
    work on the same!!|on the same document!!|same file!!|at the same time!!|together on!|collaborate!|collaborative!|collaboration!|co-editing!
    edit together!!|notes!|note taking!!|note app!!|onenote!|evernote!|mind map!!|mindmap!|mindmapping!|flow charts!!|flowcharts!|diagram!|diagrams!|visio!
    lucidchart!|draw.io!|presentation!|presentations!|slides!|slide tool!|browser!|chrome!|firefox!|edge!|calculator!|pens!|pen!|paper clips!|notepads!
    stationery!|notebooks of paper
  `,
  access: `
    rights!|admin rights!!|rights to!!|rights to install!!|install my own!!|install software!!|install!|installing!|it# blocks!!|blocked!|blocked sites!!
    blocks!|password!|passwords!|password manager!!|one password!!|# passwords!!|forgotten passwords!!|password reset!!|1password!|bitwarden!|keepass!|lastpass!
    login!|logins!|log in!!|logging in!!|log on!!|single login!!|one login!!|own login!!|single sign!!|sso!|sign-on!|access!|access to the!!|access to my!!
    access to all!!|access for all!!|access to folder!!|access to the folder!!|finance folder!|waiting for access!!|been waiting!|permission!|permissions!
    remote!|remote access!!|remote desktop!!|remote work!!|from home!!|work from home!!|access from home!!|home access!!|home office access!!|vpn!
    vpn token!!|vpn that!!|vpn drops!!|token!|authenticator!|two factor!!|2fa!|mfa!|citrix!|teamviewer!|anydesk!|vnc!|virus scanner!!|antivirus!|firewall!
    encryption!|encrypted!|secure mail!!|data protection!|key!|keys!|key card!!|keycard!|key cards!!|master key!!|door code!|door!|doors!|badge!|badges!
    electronic locks!!|alarm!|alarm button!!|panic button!!|cameras for security!|cctv!|account!|accounts!|user account!!
  `,
}
