import type { WishCategory } from '../../categories.ts'

/** What people write in English about what a company should do better. */
export const english: Record<WishCategory, string> = {
  pay: `
    pay!|pays|paid|payment!|salar*!|wage*!|compensat*!|remunerat*!|payroll|payslip*|paycheck*|paycheque*|pay check|pay slip|income|earn|earning*
    earner|money!|cash|dough?|bucks|raise!|pay raise!|pay rise!|pay increase!|salary increase!|increment*|cost of living!|inflation!
    living wage!|minimum wage!|hourly rate!|pay gap!|pay scale!|pay grade!|pay band!|salary band!|pay transparency!|underpaid!|under paid!
    poorly paid!|badly paid!|better paid!|paid better!|paid more!|paid properly!|paid fairly!|pay us!|pay people!|pay more!!|pay better!
    well paid|market rate!|below market!|above market|industry average|competitive pay!|competitive salary!|fair pay!|equal pay!|bonus*!
    christmas bonus!|holiday bonus!|performance bonus!|thirteenth salary!|13th salary!|13th month!|allowance*|commission*|stipend*|premium?
    incentive*|profit sharing!|profit share!|share options!|stock options!|equity?|shares?|esop|gratuity|tips?|overtime pay!|overtime paid!
    pay overtime!|paid overtime!|overtime unpaid!|unpaid overtime!|unpaid hours!|pay our overtime!|hours get paid!!|night shift bonus!
    night shift allowance!|shift allowance!|shift premium!|night premium!|weekend premium!|sunday premium!|weekend pay!|night pay!|sick pay!
    holiday pay!|double pay!|time and a half!|on call pay!|danger money!|hazard pay!|benefit*|perk*|pension*!|retirement plan!|401k!|insurance*!
    health insurance!|health plan!|medical cover!|dental!|vision plan|healthcare plan!|private health!|life insurance!|gym membership!
    gym discount!|discount*|voucher*|meal voucher!|lunch voucher!|job ticket!|bike leasing!|cycle to work!|company car!|fuel card!
    childcare subsid*!|nursery subsid*!|relocation|reimburse*!|expenses!|travel expenses!|mileage!|per diem!|phone bill|tuition fee?|rent?
    mortgage|bills|end of the month!|ends meet!|make ends meet!|afford|can't afford!|second job|side job|poverty|groceries|taxes?|tax|take home!
    takes home!|collective agreement!|union rates!|union?|tariff|euro*|dollar*|pound more|pounds more|percent more|gives more an hour!
    more an hour!|per hour!|an hour more!|earn more!|earns more!|earn less!|get more than me!|new hires earn!|newcomers earn!|the going rate!
    what we're worth|stingy|penny*|peanuts!|cheap labour|expensive city|salaries published|payday!|late salary!|salary late!|paid on time!
    wages on time!|profits?|share the profit!|record profits!|shareholders?|dividends?
  `,
  time: `
    hours?|working hours!|working time!|work hours!|opening hours|long hours!|shorter hours!|fewer hours!|shift?|shifts|shift pattern!
    shift system!|shift plan*!|shift schedule!|shift swap*!|swap shifts!|split shift*!|night shift?|late shift?|early shift?|double shifts!
    back to back shifts!|rotating shifts!|rotation plan|weekend shifts!|rota!|rotas!|roster*!|rostering!|schedul*|work schedule!|duty plan!
    planned ahead?|plan ahead?|weeks in advance!|weeks ahead!|in advance?|short notice!|last minute?|last-minute?|schedule changes!|overtime
    too much overtime!|less overtime!|forced overtime!|time off!!|days off!!|day off!!|free day!!|free weekend!|weekend*|sunday*?|saturday*?
    free time!|time off in lieu!|toil|vacation*!|holiday*!|annual leave!|paid leave!|parental leave!|maternity*|paternity*|sick leave!
    leave request*!|request leave!|book leave!|leave approv*!|leave days!|leave policy!|sabbatical*!|unpaid leave!|bank holiday*!|christmas off!
    time for family!|holiday request*!|holiday entitlement!|more holiday*!|pto!|leave balance|flexib*!|flexitime!|flextime!|flexi*
    flexible hours!|flexible working!|core hours!|core time!|start time*!|starting time*!|finish time*|start later!|start earlier|leave earlier!
    part time!|part-time!|parttime!|job share|job sharing!|four day week!!|four-day week!|4 day week!|4-day week!|four day|4-day|four-day
    35 hour*!|compressed week!|work life balance!|work-life balance!|work-life!|worklife|life balance!|work life!|family friendly!|family life!
    my family|my kids?|kids?|children?|childcare|school run!|daycare|kindergarten|nursery?|nine to five|home office!|homeoffice!
    work from home!!|working from home!!|work at home|from home!!|wfh!|remote!|remotely!|remote work!|hybrid!|telework*!|telecommut*!
    office days!|days in the office!|back to the office!|return to office!|presence|office attendance!|mandatory office|traffic?|on the laptop?
    on call!!|on-call!|standby!|called in!|call in my free!|called on my day off!!|calls after hours!|emails at night!|after hours!|after work!
    weekend calls|disconnect|switch off!|right to disconnect!|breaks?|lunch break!|longer breaks!|break times!|rest time|rest period*|sleep?
    time clock?|clock in?|clocking|stamp?|hours account!|flexitime account|time tracking?|punctual*|go home on time!|leave on time!
    finish on time?|late nights!|monday*?|friday*?|evening*?|ramadan*|prayer*?
  `,
  workload: `
    workload!|work load!|load?|overload*!|overworked!|overwork!|over worked!|work too much!|too much work!!|less work!!|amount of work!|pile*?
    piling|pressure!|stress*!|burnout!|burn out!|burned out!|burnt out!|exhaust*!|tired?|overwhelm*!|drowning!|swamped!|stretched!
    stretched thin!|too thin|hectic|rush*|rushed|chaos?|pace?|breathe|breathing space|catch up?|backlog*|deadline*!|time pressure!|enough time!!
    not enough time!!|never enough time!!|no time to!|more time for!|unrealistic!|realistic!|realistic target*!|realistic goals
    unrealistic targets!|quota*|targets?|urgent*!|everything is urgent!|priorit*!|firefight*!|fire fighting!|multitask*|too many tasks!
    too many projects!|too many things!|at the same time?|at once?|capacity!|capacit*|resourc*|resourcing|staff!|more staff!|staffing!
    understaff*!|under staffed!|under-staffed!|short staffed!|short-staffed!|shortstaffed!|staff shortage!|shortage*|short handed!
    short on staff!|always short!|short of people!|more people!!|hire*|hire people!|hire more!|hiring!|recruit*|headcount!|manpower!|more hands!
    extra hands!|extra pair of hands!|pair of hands!|enough people!!|not enough people!!|too few people!!|too few of us!|additional people
    additional staff!|more colleagues!|more workers!|more personnel!|personnel!|workforce?|vacanc*!|open positions!|unfilled!|fill the position!
    fill positions!|fill the gap!|replace people!|replacement*|replac*|not replaced!|leavers!|who left!|people leave!|people are leaving!|quit*
    resign*|turnover!|fluctuation!|attrition!|retention!|retain*|keep people!|temps!|temp workers!|temporary staff!|agency staff!|agency workers
    interns?|trainees?|backup!|back-up|cover?|sick cover!|cover for sick!|when someone is sick!|when someone is ill!|somebody is ill!|ill?
    alone on!|alone with?|alone?|on my own!|only one!|one person!|single person|by myself!|two of us|the job of two!|the job of three!
    work of two!|work of three!|two jobs!|three jobs!|jobs of|plus my own!|do the work of!|for two people!|nurses?|per nurse!|per teacher!
    patients per!|class size*!|smaller classes!|too many classes!|too many patients!|too many customers|too many kids!|too many children!
    peak season!|peak?|peak times|high season!|busy season!|busy?|busiest|queue*?|on the ward?|ratio!|staff ratio!|minimum staffing!|juggl*
    hamster wheel!|treadmill!|squeez*|sav* on staff!|cut staff|cutting jobs|headcount freeze!|hiring freeze!|distribut* work!
    distribution of work!|split the work!|share the work!|workload fairly!
  `,
  information: `
    communicat*!|comms!|communicate with us!|inform*!|information!|informed!|info!|infos|information flow!|flow of information!|transparen*!
    opaque|secre*|rumor*!|rumour*!|gossip?|grapevine!|hear about!|heard about!|hears about!|hear it from!|heard from!|hear from customers!
    found out!|find out!|finding out!|learn* about it!|read about!|surpris*|newspaper!|the press?|tell us!!|told us!!|tell people!|told about!
    nobody tells!!|no one tells!|never told!|not told!|being told!|told anything!|told earlier!|told too late!|told in time|telling us!
    say what?|let us know!|let people know!|keep us posted!|in the loop!|out of the loop!|kept in the dark!|in the dark!|up to date!|update*
    updates from!|regular updates!|announc*!|announcement*!|newsletter*!|=news!|intranet!|notice board!|noticeboard!|bulletin|town hall*!
    townhall*!|all hands!|all-hands!|q&a|briefing*!|brief us|debrief*|handover*!|hand over*!|handoff*!|hand-over*!|pass on!|passed on!
    passed along!|get through to|reach everyone!|reaches us!|reach us!|never reaches!|don't know what!!|doesn't know what!!|knows what!
    nobody knows!|no one knows!|know what is going on!!|what's going on!!|what is going on!!|going on?|what is happening!|what's happening!
    last to know!!|know first|know before!|before the customer*!|before customers!|the left hand!|left hand right hand!|explain*!
    explain decisions!|explain why!|explained why!|reasons?|reasons for!|reason behind!|why decisions!|why things|decisions explained!|rationale
    context?|honest*!|be honest!|openness!|open communication!|openly!|be open!|candid*|truth*|straight answer*!|clarity!|clear communication!
    clear information!|unclear?|numbers?|figures?|how the company is doing!|where we stand!|where we're heading!|changes announced!
    tell us about changes!|communicate changes!|informing|meeting*!|too many meetings!|fewer meetings!|less meetings!|shorter meetings!
    useless meetings!|team meeting*!|regular meetings!|weekly meeting*!|monthly meeting*!|stand up meeting|standup*!|stand-up*|huddle*!|agenda*
    minutes?|sit together!|sit down together!|talk to each other!|talking to each other!|talk more!|talk with each other!|talk to us!
    speak to each other!|talk?|dialog*!|exchange!|exchange between!|email*!|e-mail*!|mails!|too many emails!|emails?|mailing*|inbox*|cc
    channels!|too many channels!|chat groups!|whatsapp*?|slack?|reply*|respond*|response*?|answer my?|answers?|messag*|message?
    between departments!|between teams!|between shifts!|between sites!|between office and!|head office!|headquarters!|hq!|silo*
    language barrier!|translat*|misunderstanding*!|sales promises!|forgotten in!|nobody thinks of telling!|merger?|contradict*|mixed messages!
    different answers!|one source of truth!|point of contact!|feedback from!
  `,
  leadership: `
    manager*!|management!|managers who!|managing|middle management!|upper management!|senior management!|top management!|leader*!|leadership!
    lead?|leads|leading|team lead*!|team leader*!|boss*!|the boss!|my boss!|chef?|chief*|ceo!|executive*!|board?|directors!|director!|supervis*!
    superior*!|foreman!|foremen!|shift lead*!|line manager!|head of?|heads|higher ups!!|higher-ups!|upstairs!|those above!|people at the top!!
    the top!|at the top!!|from above!!|from the top!|those in charge!!|in charge?|owner?|owners|listen*!|listen to us!|listen to employees!
    listen to staff!|hear us out!|being heard!|heard?|our voice!|voice?|a say!!|have a say!!|ask us!|ask the people!|ask people!|involve us!
    involve*!|participat*|take us seriously!|taken seriously!|take feedback seriously!|act on feedback!|open to feedback|open door!
    approachable!|accessible bosses|visible|visibl*|present on the floor|on the shop floor!|shop floor!|ivory tower!|come down!
    get out of the office|walk the floor!|see what we do!!|know what we do!!|know the job!|work a day with us!|never there!|never around!
    never here!|is never available|unavailable|trust*!|trust us!|trust people!|distrust!|mistrust|micromanag*!|micro manag*!|micro-manag*!
    control*!|controlling!|check on us!|checking up!|breathing down!|autonomy!|freedom!|let us decide!!|let us do our job!|delegat*!|empower*!
    ownership?|responsibility?|decide!|decides|deciding|decision*!|decision making!|make decisions!|quicker decisions!|faster decisions!
    indecisi*|can't decide!|changes his mind!|change direction!|strateg*!|direction!|vision!|goals!|clear goals!|clear targets!
    clear expectations!|expectation*!|plan?|long term plan!|course?|zigzag|priorities from management!|lead by example!|role model*!
    practice what!|walk the talk!|promises!|promise*!|keep promises!|empty promises!|broken promises!|keep their word!|keep your word!
    words and deeds|accountab*!|own mistakes!|admit mistakes!|admit*|blame*!|blaming|scapegoat|backing!|back us!|back up from!|have our back!
    has our back!|stand behind!|stand up for!|support from above!!|support from management!|support from my!|more support from!|protect us!
    shout*!|yell*!|scream*!|insult*|tone!|temper|mood*|arrogan*|ego|egos|intimidat*|threat*|choleric|feedback!|more feedback!|regular feedback!
    honest feedback!|constructive*|appraisal*!|one on one*!|one-on-one*!|1:1*!|one to one*!|annual review*!|performance review*!|review?
    coaching from|mentor?|leadership training!|management training!|train managers!|people skills!|soft skills!|social skills!
    emotional intelligence!|conflict*|resolve conflicts!|hide in|competent leaders!|incompeten*!|bad managers!|toxic boss*!|terrible boss*!
    great at their job terrible|promoted to manager!|fish rots!|hierarch*|top down!|top-down!|bottom up!|consisten*|inconsisten*|reorg*!
    restructur*!
  `,
  recognition: `
    recogni*!|appreciat*!|apreciat*|thank you!|thanks!|thank us!|say thanks!|say thank you!!|thankful?|gratitude!|grateful?|acknowledg*!
    praise*!|praising|kudos!|compliment*!|value people!|valued!|value us!|value employees!|value your people!|value the work!|feel valued!
    undervalued!|taken for granted!|for granted!|unnoticed!|noticed!|notice us!|nobody notices!|nobody sees!|seen!|feel seen!|be seen!|see us!
    invisible!|overlooked!|ignored!|forgotten?|credit!|give credit!|takes the credit!|take credit!|employee of the month!|award*!|celebrat*!
    celebrate success!|celebrate wins!|birthday*!|anniversar*!|jubilee*!|loyal*!|loyalty!|long service!|long-serving!|years of service!
    after years!|after 20 years|after 25 years|gift*|flowers!|cake!|pat on the back!|a kind word!|kind words!|good word|nice word!|well done!!
    good job!!|job well done!!|say something nice|positive feedback!|only criticism!|only hear when something goes wrong!
    only when something goes wrong!|never a good word!|our effort*!|effort*!|hard work!|work hard!|hard working!|achievement*!|accomplish*
    contribution*!|motivat*|moral!|morale!|applause|respect our work!|respect for our work!|numbers not people|just a number!|a number?
    treat us like numbers!|esteem!|farewell!|retire*?|medal|trophy
  `,
  fairness: `
    fair!|fairness!|fairly!|fairer!|unfair*!|justice!|injustice!|just treatment|equal*!|equality!|inequal*!|equal treatment!
    treat everyone equally!|treat everybody the same!|treated equally!|treated the same!|same rules!!|same rules for everyone!
    rules for everyone!|rules apply!|apply to everyone!|apply to all!|double standard*!|favorit*!|favourit*!|favour*?|playing favorites!
    teacher's pet|nepot*!|cronyis*!|connections!|who you know!|family members!|relatives!|friends of!|boss's friends!|the boss's!|friends get!
    inner circle!|clique*|bias*!|unbiased!|discriminat*!|racis*!|sexis*!|gender!|gender gap!|women!|women in leadership!|men and women!|divers*!
    inclusi*!|inclusive!|equity!|minorit*!|foreigners!|nationalit*!|origin!|skin colour|accent|age discrimination!|older colleagues
    older employees|disab*!|accessib*|lgbt*|harass*!|two classes!|second class!|second-class!|class system!|privileg*!|always the same people!!
    same people get!|same people!!|some get everything!|some people get away!|get away with!|get away with it!|lazy!|lazy people!|slackers!
    carry the lazy!|evenly!|unevenly!|even distribution!|deal with low performers!|low performers!|objective criteria!|objective*|politics!
    office politics!|suck up*|brown nos*|kiss ass*|merit!|based on merit!|meritocra*!|office and floor!|blue collar!|white collar!
    office people get!|temps treated!|permanent and temporary!|contract workers!|equal opportunit*!|arbitrar*!
  `,
  development: `
    train*!|training*!|trainings!|retrain*|upskill*!|reskill*!|course*!|class?|seminar*!|workshop*!|webinar*!|learn!|learning!|learn new!
    learn something!|teach*!|taught!|nobody taught!|educat*!|further education!|qualification*!|certificat*!|certif*!|degree!|stud*?|studies!
    tuition!|university|evening school|language course*!|english course*!|skill*|develop*?|development!|personal development!
    professional development!|develop people!|develop employees!|development plan*!|talent*!|potential!|coach*!|mentor*!|mentoring!|buddy!
    buddy system!|conference*|budget for training!|training budget!|learning budget!|learning time!|e-learning!|elearning!|training during work!
    onboard*!|induct*!|introduction!|first day!!|first week*!|first month*!|new starters!|new joiners!|new hires?|new employees!|new people!
    new colleagues!|newcomers!|newbies!|new ones!|show people!|shown anything!|nobody showed!|showed me how!|thrown in at the deep end!
    deep end!|thrown into!|cold water!|familiaris*|familiariz*|probation!|apprentice*!|apprenticeship!|trainees!|internship*|shadow*|career*!
    career path*!|career ladder!|promot*!|promotion*!|get promoted!|advance*!|advancement!|progress*!|progression!|grow!|growth!|grow here!
    opportunit*!|opportunities to grow!|room to grow!|chances?|chance to!|move up!|moving up!|go up!|climb*!|next step!|next level!|ladder!
    dead end!|dead-end!|stuck in!|stuck?|stagnat*!|same job for!|same position!|perspective*!|future here!|prospects!|internal candidate*!
    internal applicants!|internal hiring!|hire from within!|promote from within!|from within!|internal mobility!|internal position*!
    internal vacanc*!|change department!|job rotation!|rotat*|new challenge*!|challeng*|boring!|bored!|monoton*!|senior?|seniority
    specialist path!|expert track!|expert career!|succession!|outsiders|external hires!|externals get
  `,
  equipment: `
    tool*!|tooling!|equipment!|equip*!|device*!|hardware!|software!|program*|programme?|app!|apps!|application?|system*!|it# system*!
    it# support!|it#!|it# department!|it# tickets!|helpdesk!|help desk!|service desk!|ticket system!|ticketing!|crm!|erp!|sap!|excel!
    sharepoint!|jira!|salesforce!|database*!|server*!|cloud!|license*!|licence*!|login*!|log in!|password*!|vpn!|access rights!|permissions!
    integrat*!|interface*!|automat*!|automation!|digit*!|digitali*!|digital!|paperless!|paper!|on paper!|paper forms!|fax*!|ai!|chatgpt!
    copilot!|ai tools!|outdated!|old?|obsolete!|ancient!|stone age!|legacy!|dinosaur*!|modern*|moderni*!|upgrade*!|windows?|office 365!
    computer*!|pc!|pcs!|laptop*!|notebook*!|monitor*!|screen*!|second screen!|keyboard*!|mouse!|headset*!|headphone*!|webcam*!|printer*!
    scanner*!|phone!|phones!|mobile phone*!|smartphone*!|tablet*!|ipad*!|docking!|charger*!|batter*!|wifi!|wi-fi!|wlan!|internet!
    internet connection!|network!|bandwidth!|connection?|crash*!|freez*!|slow!|slow system!|slower?|faster computer*!|takes minutes!|boots!
    boot up|loading!|loads!|down again!|downtime!|lag*!|hang*?|bug*!|buggy!|error messages!|reboot*!|restart|machine*!|machinery!|broken!
    breaks down!|break down!|repair*!|fix!|fixed!|fixing|maint*!|maintenance!|spare part*!|parts?|forklift*!|pallet*!|trolley*!|cart!|carts!
    conveyor*!|crane!|lift*?|lifting aid*!|hoist*!|truck*!|lorr*!|van!|vans!|vehicle*!|car?|fleet!|tyres!|tires!|oven*!|fridge?|freezer!
    dishwasher!|knives!|drill*!|hammer|ladder?|wrench*|material*!|materials!|supplies!|stock?|out of stock!|run out of!|uniform*!|work clothes!
    workwear!|clothing!|shoes!|safety shoes?|jacket*!|gloves!|beds|wheelchair*|syring*|instruments!|projector*!|whiteboard*!|beamer|textbook*!
    =tills!|cash register!|pos!|terminal*!|radio?|walkie*!|gps|navigation|invest in!|invest*|new one!|new ones!|buy new!|buy us!|replace the!
    work with!|to work with!|doesn't work!|don't work!|not working!|never works!|talk to each other systems|two systems!|three systems!
    several systems!|different systems!|double entry!|enter twice!|type twice!|copy paste!|copy and paste!|manual*|by hand!|spreadsheet*!
    booking software!|website?|webshop|bot
  `,
  workplace: `
    office!|offices!|office space!|open plan!|open-plan!|open office!|open space!|cubicle!|desk*!|desk sharing!|hot desk*!|hotdesk*!|hot-desk*!
    standing desk*!|chair*!|ergonom*!|furniture!|noise!|noisy!|loud!|quiet!|quiet room!|quiet space!|quieter!|silence!|acoustic*!|phone booth*!
    meeting room*!|conference room*!|room!|rooms!|space!|more space!|cramped!|crowded!|building*!|facilit*!|premises!|elevator*!|lift is broken!
    renovat*!|refurbish*!|paint*?|roof!|leak*!|window*!|daylight!|light!|lighting!|lamp*!|dark?|plants!|smell*!|stink*!|stinks!|mold!|mould!
    dust!|air con*!|aircon*!|air-con*!|air quality!|fresh air!|ventilat*!|heating!|heat!|cold!|freezing!|hot!|too hot!|degrees!|temperature!
    summer?|winter?|draft*|draught*|fan!|fans?|thermostat!|toilet*!|restroom*!|bathroom*!|washroom*!|loo!|loos!|shower*!|clean!|cleaner*!
    cleaning!|cleanliness!|dirty!|filthy!|hygien*?|soap!|toilet paper!|locker*!|locker room!|changing room*!|break room*!|breakroom*!
    staff room!|staffroom!|rest area!|social room!|lounge!|sofa!|kitchen!|kitchenette!|coffee!|coffee machine!|free coffee!|tea!|water!
    drinking water!|water dispenser!|drinks!|snack*!|fruit!|vending machine*!|canteen*!|cafeteria*!|lunch!|lunches!|food!|meal*!|hot meals!
    warm meals!|menu!|vegetarian!|vegan!|eat!|eating!|dining!|microwave*!|refrigerator!|fridge!|smoking area!|smok*!|garden!|bench!|table tennis
    kicker|gym!|prayer room!|mother's room|nursing room
  `,
  commute: `
    parking!|parking space*!|parking spot*!|parking lot!|car park*!|carpark*!|park!|garage!|charging station*!|charging point*!
    charger for cars!|ev charg*!|electric car*!|bike*!|bicycle*!|bike rack*!|bike shed!|bike storage!|cycl*!|commut*!|commuting!|commuter!
    transport!|public transport!|bus!|buses!|shuttle*!|shuttle bus!|company bus!|=trains!|train ticket!|railway!|station?|metro!|tram!|carpool*!
    car pool*!|ride!|drive to work!|driving to work!|travel time!|journey to work!|way to work!|distance!|far away!|location!|move closer!
    relocat*|petrol!|fuel costs!|traffic jam*!|accommodation!|housing!|dormitor*!|staff housing!|apartment*!|flat!
  `,
  processes: `
    process*!|procedure*!|workflow*!|work flow!|bureaucra*!|red tape!|paperwork!|form!|forms!|form filling!|approv*!|approval*!|sign off!
    sign-off*!|signature*!|signatures!|sign!|authoris*!|authoriz*!|permission!|permit*|ask for permission!|lean!|efficien*!|inefficien*!
    streamlin*!|simplif*!|simpler!|complicated!|complex!|cumbersome!|standardi*!|standard*!|consistent process!|guideline*!|rule?|rules!
    too many rules!|policy!|policies!|compliance?|audit*|regulation*|documentation!|document*!|documenting!|duplicate work!|double work!|twice?
    organi*!|disorgani*!|organisation!|organization!|better organised!|better organized!|structure*!|unstructured!|chaos!|chaotic!|mess!|messy!
    planning!|better planning!|plan better!|plan the!|coordinat*!|coordination!|responsibilit*!|clear responsibilit*!|who is responsible!
    who does what!|responsible for what!|accountabilities|roles!|role clarity!|clear roles!|role description*!|job description*!
    job descriptions!|duties!|competenc*?|interfaces!|handovers between!|steps!|fewer steps!|too many steps!|slow process*!|takes weeks!
    takes months!|takes ages!|takes forever!|takes too long!|weeks to get!|months to get!|wait*!|waiting!|waiting for!|delay*!|bottleneck*!
    quick wins|deciding takes!|too many layers!|layers!|report*?|reporting!|too many reports!|admin!|administrat*!|administrative work!
    purchas*?|purchasing!|procurement!|ordering!|order process!|inventory!|warehouse organisation!|logistic*!|hr process*!|hire process
    project management!|scope*|requirements!|specification*!|change requests!|change management!|knowledge management!|best practice*!
    lessons learned!|continuous improvement!|kaizen!|5s|root cause!|mistakes repeated|agile!|scrum!
  `,
  teamwork: `
    teamwork!|team work!|team spirit!|team building*!|teambuilding*!|team-building*!|team event*!|team day*!|events!|event*!|company event*!
    party!|parties!|christmas party!|summer party!|bbq|barbecue|outing!|outings!|trip!|after work drinks!|social event*!|socialis*|socializ*
    get to know!|know each other!|togetherness!|together!|work together!|working together!|cooperat*!|co-operat*!|collaborat*!|cross functional!
    cross-functional!|cross team!|between the departments!|help each other!|support each other!|helping each other!|team!|teams?|colleague*
    coworker*|co-worker*|solidarity!|unity|pull together!|same boat!|same direction!|fight each other!|against each other!|us and them!
    us versus them!|silo*!|silos!|silo thinking!|departments?|cultur*!|company culture!|culture!|atmosphere!|climate!|working atmosphere!
    work atmosphere!|work environment!|environment?|working environment!|good mood!|fun!|laugh*|friendl*!|friendly!|kind!|kindness!|respect*!
    respectful!|disrespect*!|polite*!|rude*!|manners!|say hello!|greet*!|bully*!|bullying!|mobbing!|toxic!|backstab*!|behind people's backs!
    behind our backs!|gossip!|intrig*|envy|jealous*|argu*|quarrel*|conflicts between!|humanity!|human!|human beings!|treat us like humans!
    treat people like people!|people first!|empath*!|caring!|care about people!|care about us!|psychological safety!|mistake culture!
    error culture!|fear!|afraid!|scared!|speak up!|values!|mission?|identity|belonging!|include the night|feel part of!|part of the team!
  `,
  health: `
    safe!|safety!|safer!|unsafe!|work safety!|safety at work!|safety equipment!|safety training!|safety shoes!|accident*!|injur*!|danger*!
    hazard*!|risk*!|helmet*!|goggles!|ppe!|protective!|protection!|protective clothing!|protective equipment!|ear protection!|first aid!
    first-aid!|fire drill*!|emergency!|emergency exit*!|alarm!|security!|security guard*!|violence!|violent!|attack*!|assault*!|aggressi*!
    aggressive patients!|aggressive customers!|health!|health and safety!|healthy!|wellbeing!|well-being!|wellness!|mental health!|mental*!
    psycholog*!|counsell*!|counsel*!|therap*!|physio*!|massage*!|back pain!|our backs!|back problems!|wreck our backs!|heavy lifting!
    lifting heavy!|sick!|sickness!|illness!|ill!|doctor!|company doctor!|vaccin*!|medical check*!|check-up*!|sport*!|yoga!|fitness!|exercise!
    eye test!|smoke free!|chemical*!|fumes!|asbestos!|slippery!|sanitiz*|disinfect*!|mask!|masks!|infection*!
  `,
  security: `
    job security!|secure job*!|job safety!|secure!|permanent contract*!|permanent!|fixed term!|fixed-term!|temporary contract*!|contract*!
    contracts!|unlimited contract|layoff*!|lay off*!|laid off!|redundan*!|dismiss*!|fired!|firing!|lose my job!|losing our jobs!|lose our jobs!
    job cuts!|cut jobs!|outsourc*!|offshor*!|closure*!|closing!|close the plant!|plant closing!|site closing!|sold!|takeover!|future!
    future of the company!|future of the site!|our future!|uncertain*!|stability!|stable!|insolv*!|bankrup*!|probation period!|take on trainees!
    take over apprentices!|survive!
  `,
  business: `
    customer*|customers|customer service|customer focus|client*|clients|guest*?|guests?|product*|products|product quality|quality|innovat*
    innovation|new ideas|ideas|suggestion*|suggestion scheme|market|marketing|advertis*|advert*|brand*|logo|slogan|social media|website|sales
    sell*|price*|pricing|prices|competit*|competitors|competitive?|supplier*|delivery times|range|assortment|cost*|costs|cost cutting|save money
    saving|savings|waste|waste money|waste less|sustainab*|environmentally|climate protection|green|recycl*|plastic|energy|solar|carbon|co2
    expand|expansion|branches|open new|growth strategy|research|r&d|focus on core|core business|too many products
  `,
  praise: `
    happy here!|happy with my!|i like working!|like working here!|like my job!|love my job!|love working!|love it here!|enjoy working!|enjoy my!
    great team!|great colleagues!|great company!|great place!|great boss!|good team!|good colleagues!|good company!|good place to work!
    good atmosphere!|nice colleagues!|nice team!|nice place!|best team!|best job!|best boss!|best colleagues!|proud to work!|proud of!
    glad to be!|glad i!|thankful for!|grateful for!|thanks for the!|thank you for the!|thank you for!|well organised here|satisfied with!
    content with!|feel at home!|feel welcome!|feel comfortable!|keep it up!|keep up the good!|keep going!|well done everyone!|much better!
    has improved!|improved a lot!|got better!|better than last year!|better than before!|better than my last!|works well!|works great!
    runs well!|going well!|no complaints!|nothing to complain!|can't complain!|all in all!|overall happy!|overall good!|would recommend!
    recommend the company!|wonderful!|awesome!|fantastic!|excellent!|fair boss here
  `,
  survey: `
    survey*!|questionnaire!|this form!|these questions!|the questions!|questions are!|anonym*!|is this anonymous!|really anonymous!|who reads!
    who reads this!|who will read!|anyone read!|anybody read!|reads this!|read this!|filled this in!|fill this in!|fill this out!|last survey!
    another survey!|too many surveys!|too long survey|asked last year!|answered last year!|hope something changes!|hope this changes!
    hope this helps!|nothing will change!|nothing changes!|nothing changed!|will anything change!|does anything change!
    what happens with the answers!|what happens with this!|scale!|rating scale!|asking us!|for asking!|thanks for asking!|thank you for asking!
    data protection!|use of the data|used against me!|used against us!
  `,
}
