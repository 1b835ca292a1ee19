import type { WishCategory } from '../../categories.ts'

/** How people write in English of what they wish for at work, without naming it; `#` is a number. */
export const englishSayings: Partial<Record<WishCategory, string>> = {
  pay: `
    $$!|$$$!|nothing left!|left after rent!|after rent!|pay the bills!|pay my bills!|pay my rent!|can't afford!|cannot afford!|to afford!
    live on this!|live on it!|live from this!|second job!|cost of living!|inflation!|keep up with inflation!|same money!|same work same!
    equal pay!|what others earn!|what the new ones earn!|new ones earn!|earn what!|earn more!|earn less!|i earn!|we earn!|earns more!
    make more than!|others pay!|pays more!|pay us!|pay us for!|pays better!|competitor pays!|across town pays!|unpaid!|unpaid overtime!
    paid overtime!|overtime paid!|overtime has not been paid!|pay overtime!|on the payslip!|wrong on my payslip!|paid on time!
    wages on time!|late wages!|weekend bonus!|sunday bonus!|night bonus!|shift bonus!|christmas bonus!|our bonus!|bonuses!|tips!|tip!
    share of the tips!|commission!|=allowance!|mileage!|fuel card!|fuel!|travel pass!|bus ticket!|job ticket!|pension contributions!
    company pension!|health insurance!|insurance!|dental!|vouchers!|staff discount!|discount!|perks!|fringe!|raise!|raises!|pay rise!
    pay raise!|increments!|pay scale!|pay band!|pay gap!|tariff!|collective!|minimum wage!|underpaid!|badly paid!|poorly paid!|peanuts!
    cheap!|profit sharing!|shares|work for free!|for free!
  `,
  time: `
    roster earlier!|roster a month!|roster!|rosters!|rota!|rotas!|publish the roster!|publish the schedule!|schedule earlier!
    schedule in advance!|in advance!|a month ahead!|weeks ahead!|last minute!|last-minute!|short notice!|on sunday when!|without notice!
    swap shifts!|swap!|shift swaps!|back to back!|closing and opening!|clopen*!|split shifts!|double shifts!|doubles!|nights in a row!
    days in a row!|two days off!|days off!|a day off!|day off!|weekends off!|every weekend!|free weekends!|working sundays!|sundays!
    public holidays!|holidays!|cancelled holidays!|cancelling holidays!|holiday requests!|leave requests!|leave!|more leave!|vacation!
    vacation days!|time off!|sick days!|unpaid leave!|sabbatical!|flexitime!|flextime!|flexi!|flexible hours!|flexible!|flexibility!
    core hours!|start later!|start earlier!|begin later!|earlier start!|leave earlier!|go home earlier!|home earlier!|early on fridays!
    short fridays!|fridays off!|four day!|four-day!|4 day week!|4-day!|32 hours!|part time!|part-time!|job share!|job sharing!
    school friendly!|school hours!|school holidays!|parents!|for parents!|childcare!|kids!|see my kids!|see my family!|family life!
    work from home!|working from home!|wfh!|home office!|from home!|day from home!|remote!|remote work!|hybrid!|lunch break!|breaks!
    our breaks!|real break!|break that!|proper breaks!|longer breaks!|overtime!|voluntary!|less overtime!|no overtime!|time in lieu!
    comp time!|hours!|fewer hours!|better hours!|work life!|work-life!|balance!|night shifts!|no nights!|rest time!|rest between!
    shift pattern!|shift patterns!|shift system!|rotating!|permanent nights!|changing shifts!|changes shifts!|changes three times!
    shorter week!
  `,
  workload: `
    two nurses!|# nurses!|# patients!|# residents!|# children!|# people for!|two people doing!|jobs of three!|job of three!|work of three!
    work of two!|work of # !|for # people!|one person for!|alone on!|alone on the!|alone at night!|on my own at night!|nobody is replaced!
    is replaced!|not replaced!|replace people!|replace those!|people leave!|people are leaving!|everybody quits!|somebody quits!|quits!
    turnover!|resignations!|hire!|hire someone!|hire more!|hire people!|hiring!|recruit!|recruit more!|more people!|more staff!|more hands!
    more colleagues!|more nurses!|more cooks!|more drivers!|more teachers!|more cleaners!|extra staff!|extra hands!|additional staff!|staff!
    staffing!|understaffed!|short staffed!|short-staffed!|shortstaffed!|shorthanded!|short handed!|not enough people!|not enough staff!
    too few!|too few people!|too much!|too much work!|too much on!|on too few!|few shoulders!|shoulders!|overloaded!|overload!|overworked!
    overwork!|workload!|work load!|pressure!|stress!|stressful!|less stress!|hectic!|rush!|rushing!|no time to!|no time for!|can't keep up!
    cannot keep up!|running all!|at the limit!|on the limit!|our limit!|limit!|collapse!|collapses!|inhuman!|exhausted!|exhausting!
    exhaustion!|tired!|i am tired!|we are tired!|so tired!|just sleep!|burn out!|burned out!|burnt out!|burnout!|cover for sick!|cover for!
    sick cover!|sickness cover!|called in!|filling in!|always filling!|float pool!|pool of!|temps!|temp workers!|agency staff!
    realistic deadlines!|deadlines!|unrealistic!|impossible targets!|quota!|harvest weeks!|peak season!|seasonal help!|interns do
    more time per!|time per patient!|time for patients!|time for residents!|time for students!|class size!|class sizes!|smaller classes!
  `,
  information: `
    tell us!|tell us what!|tell us before!|tell people!|tell the!|told!|nobody tells!|no one tells!|never told!|last to know!
    the last to know!|hear everything!|we hear!|hear about!|grapevine!|rumours!|rumors!|gossip instead!|from the newspaper!|from customers!
    on facebook!|found out!|find out!|learn things from!|we learn!|explain!|explained!|explains why!|explain why!|nobody explains!
    explain decisions!|reasons!|share!|share the!|share the numbers!|share information!|share more!|open about!|be open!|openness!|honest!
    honesty!|transparent!|transparency!|more transparent!|what's going on!|what is going on!|what is happening!|what's happening!|going on!
    know what!|know what is!|inform!|informed!|informing!|keep us informed!|information!|info!|infos!|updates!|update us!|regular updates!
    news!|newsletter!|notice board!|noticeboard!|bulletin!|handover!|handovers!|shift handovers!|shift handover!|handover between!
    between shifts!|post-its!|notes get lost!|gets lost!|get lost!|all hands!|all-hands!|town hall!|townhall!|monthly meeting!
    weekly meeting!|regular meetings!|team meetings!|team meeting!|staff meeting!|staff meetings!|meetings!|stand-ups!|standup!|briefing!
    briefings!|minutes!|meetings without minutes!|minutes of!|communicate!|communicate better!|communicate with!|communicates!
    communication!|comms!|talk more!|talking!|talk to us!|talk to people!|talk with!|more talking!|less email!|less emails!|fewer emails!
    email!|emails!|too many emails!|intranet!|one channel!|whatsapp!|never reaches!|never reach!|does not reach!|doesn't reach!
    arrives too late!|too late!|dialogue!|left hand!|right hand!|language!|in our language!|translated!|translate!|translations!|feedback!
    more feedback!|ask us!|ask the people!|ask people!|ask staff!
  `,
  leadership: `
    boss!|my boss!|our boss!|bosses!|the boss!|manager!|managers!|my manager!|management!|leadership!|leaders!|leader!|lead!|supervisor!
    supervisors!|my supervisor!|team lead!|team leads!|head of!|director!|directors!|the owner!|owner!|owners!|ceo!|principal!|headmaster!
    partners!|foreman!|chef!|matron!|higher ups!|higher-ups!|upper management!|top management!|the top!|at the top!|those at the top!
    nobody up there!|up there!|from above!|ivory tower!|on the floor!|a day on the floor!|come to the floor!|come down!|come by!|visit us!
    never here!|is never here!|invisible!|never visible!|knows nobody!|knows our names!|knows my name!|listen!|listens!|listening!
    listen to us!|listen to people!|never listens!|not listening!|take us seriously!|taken seriously!|hear us!|heard!|stick to!
    stick to decisions!|stick to what!|decisions!|decide!|decides!|decision making!|make decisions!|faster decisions!|change their mind!
    changes his mind!|changes her mind!|promises!|keep promises!|broken promises!|keep your word!|meddles!|meddling!|interfere*!
    micromanag*!|micro-manag*!|micro manag*!|checking every!|checking!|control!|controlling!|less control!|trust!|trust us!|trust people!
    more trust!|let us decide!|let us work!|let us do!|freedom!|autonomy!|empower*!|delegate!|responsibility when!|take responsibility!
    takes responsibility!|accountab*!|blame!|blaming!|shout!|shouts!|shouting!|yell!|yells!|yelling!|scream!|bully boss!|temper!|choleric!
    moody!|arrogant!|rude manager!|train the managers!|train managers!|train leaders!|leadership training!|coaching for managers!
    people skills of!|direction!|clear direction!|a clear direction!|vision!|clear goals!|goals!|clear expectations!|expectations!
    priorities!|clear priorities!|strategy from!|support from!|support us!|supports us!|backs us!|back us up!|behind us!|stand up for us!
    stands up for!|lead by example!|example!|role model!|competent!|incompetent!|incompetence!|no clue!|no idea of our!|has ever worked!
    never worked!|one to one*!|1:1!|one-on-one*!|one on one*!
  `,
  recognition: `
    thank you!|a thank you!|thank us!|thank people!|say thank you!|saying thank!|thanks from!|a thanks!|thanks now and then!|praise!
    praised!|appreciate!|appreciated!|appreciates!|appreciation!|appreciate the!|appreciate us!|appreciate people!|more appreciation!
    valued!|feel valued!|value us!|value people!|value your!|value our!|recognise!|recognize!|recognised!|recognized!|recognition!|see what!
    see how hard!|notice!|noticed!|notices!|nobody sees!|nobody notices!|unseen!|taken for granted!|for granted!|acknowledge*!|credit!
    give credit!|get credit!|celebrate!|celebrate wins!|celebrate success!|celebration!|award!|awards!|employee of the!|long service!
    years of service!|loyalty!|anniversar*!|birthday!|flowers!|gift!|gifts!|a pat!|pat on the back!|good word!|kind word!|kind words!
    positive feedback!|compliment!|compliments!|treat us like humans!|just a number!|not just a number!|not numbers!|more than a number!
  `,
  fairness: `
    same rules!|rules for everybody!|for everybody!|same for everyone!|same for all!|rules for all!|equal!|equally!|equality!
    equal treatment!|treat everyone!|treat everybody!|treat people!|treat us the same!|treated!|treated equally!|treated fairly!
    treated differently!|treatment!|different treatment!|fair!|fairly!|fairness!|unfair!|unfairly!|unfairness!|just!|justice!|injustice!
    favourites!|favorites!|favouritism!|favoritism!|favours!|favors!|no favourites!|no favorites!|same faces!|same people always!
    always the same!|always the same people!|nephew!|cousin!|his friends!|friends of!|friend of the!|boss's friends!|boss's pets!|pet!
    pets of!|nepotism!|connections!|who you know!|suck up!|suck-up*!|brown nos*!|discriminat*!|racis*!|sexis*!|women!|men and women!
    women are!|for women!|gender!|foreigners!|immigrants!|skin colour!|religion!|age!|older workers!|older people!|young ones!|disab*!
    diversity!|inclusion!|inclusive!|double standard*!|two classes!|second class!|second-class!|biased!|bias!|best shifts!|good shifts!
    worst shifts!|worst jobs!|good jobs go!|distribute fairly!|share fairly!|share work fairly!|divide!|privileges!|privileged!|smokers!
    non-smokers!
  `,
  development: `
    pay for courses!|courses!|course!|asked for a course!|training!|trainings!|train us!|train people!|training for!|training on!
    trained me!|nobody trained!|untrained!|trained!|proper training!|workshops!|seminars!|seminar!|conference!|conferences!|certification!
    certificates!|learn!|learn more!|learning!|learning budget!|education!|further education!|study!|studies!|degree!|without a degree!
    qualification!|qualifications!|teach apprentices!|teach us!|apprentices!|apprentice!|apprenticeship!|interns!|trainees!|trainee!
    making coffee!|make coffee!|induction!|a real induction!|onboarding!|onboard!|on-boarding!|new starters!|new people!|new staff training!
    newcomers!|shadowing!|buddy!|mentor!|mentors!|mentoring!|watched youtube!|cross training!|cross-training!|between stations!
    job rotation!|rotation!|promotion!|promotions!|promoted!|promote from within!|promote people!|career!|careers!|career path!
    career paths!|career ladder!|chance to grow!|chances!|no chance!|grow here!|grow!|growth!|room to grow!|develop!|development!
    development talk!|development talks!|development plan!|develop people!|advance!|advancement!|move up!|moving up!|opportunities!
    opportunity!|perspective!|perspectives!|dead end!|dead-end!|future here!|no future!|appraisal!|appraisals!|annual review!|yearly review!
    performance review!|skills!|skill!|use our skills!|talent!|talents!
  `,
  equipment: `
    computers!|computer!|pc!|pcs!|laptops!|laptop!|screens!|monitors!|this decade!|from this decade!|last century!|this century!|stone age!
    older than me!|is older than!|ancient!|outdated!|obsolete!|wifi!|wi-fi!|internet!|network!|vpn!|printer!|printers!|scanners!|scanner!
    phones!|tablets!|headsets!|software!|program!|programs!|system!|systems!|one system!|one system and!|one tool!|one program!
    seven systems!|# systems!|pos!|till!|tills!|crash!|crashes!|crashing!|freezes!|slow system!|erp!|sap!|crm!|app!|apps!|forklift!
    forklifts!|oven!|ovens!|mixer!|fridge!|freezer!|tractor!|tractors!|truck!|trucks!|van!|vans!|vehicles!|cars!|car!|trolleys!|trolley!
    three wheels!|carts!|wheels!|wheelchairs!|beds!|hoist!|hoists!|lifts!|lift!|machine!|machines!|machinery!|new machines!|tools!|tool!
    tools that work!|proper tools!|better tools!|broken!|broken since!|is broken!|are broken!|fix the!|fix!|fixed!|repair!|repairs!
    repaired!|maintenance!|maintain!|spare parts!|equipment!|better equipment!|new equipment!|supplies!|materials!|material!|out of stock!
    always out!|run out of!|ran out!|gloves!|uniforms!|uniform!|work clothes!|workwear!|shoes!|boots!|jackets!|ppe!|protective!|knives!
    pans!|it#!|it# support!|it# department!|help desk!|helpdesk!|digital!|digitali*!|digitis*!|digitiz*!|technology!|tech!|modern!
    modernise!|modernize!|update!|upgrade!|automation!|ai!|chatgpt!|rolled out!|rollout!|new software!
  `,
  workplace: `
    canteen!|cafeteria!|food!|hot food!|healthy food!|vegetarian!|vegan!|meals!|lunch!|snacks!|fruit!|fruit & water!|water!|drinks!|coffee!
    free coffee!|tea!|coffee machine!|microwave!|vending!|kitchen!|staff kitchen!|kitchenette!|fridge for staff!|break room!|breakroom!
    staff room!|staffroom!|rest room!|quiet room!|room to rest!|a room with!|window!|windows!|daylight!|light!|lighting!|dark!|toilet!
    toilets!|bathroom!|bathrooms!|restrooms!|showers!|shower!|lockers!|locker!|changing room!|changing rooms!|clean!|cleaner!|cleaning!
    cleanliness!|dirty!|filthy!|gross!|disgusting!|smell!|smells!|stinks!|mould!|mold!|mice!|roof!|leaks!|leak!|heating!|heat!|hot!|too hot!
    cold!|too cold!|freezing!|freezing in!|draught*!|drafty!|degrees!|# degrees!|air!|air condition*!|aircon!|ac!|a/c!|ventilation!
    fresh air!|noise!|noisy!|loud!|too loud!|quiet!|quieter!|open office!|open plan!|open-plan!|office space!|offices!|own desk!|desk!
    desks!|chairs!|chair!|ergonomic!|space!|more space!|crowded!|cramped!|storage room!|building!|renovate!|renovation!|paint?|walls!
    carpet!|elevator!|elevators!|plants!|garden!|terrace!|smoking area!|smokers' area!|gym!|parking!|parking lot!|parking spaces!|car park!
    bike rack*!|bike shed!|bicycle!|creche!|kindergarten!|daycare!|prayer room!
  `,
  processes: `
    signature!|signatures!|three signatures!|# signatures!|for a pencil!|pencil!|who is responsible!|responsible for what!|who does what!
    who decides what!|clear responsib*!|responsibilities!|clear roles!|roles!|role!|ownership!|red tape!|bureaucra*!
    paperwork!|paper work!|paper!|paperless!|go paperless!|less paper!|forms!|form!|form for everything!|documenting!|documentation!
    document everything!|everything twice!|twice!|double work!|duplicate work!|duplicate!|work past!|past each other!|simplify!|simpler!
    simple!|complicated!|streamline!|shorten!|faster!|processes!|process!|procedures!|procedure!|workflow!|workflows!|standards!
    standardise!|standardize!|write down!|written down!|write things down!|rules!|clear rules!|guidelines!|manual!|checklist!|checklists!
    approval!|approvals!|approve!|take weeks!|takes weeks!|takes forever!|takes ages!|takes months!|wait for approval!|waiting!|waiting for!
    fewer meetings!|less meetings!|too many meetings!|shorter meetings!|pointless meetings!|useless meetings!|meeting free!|meeting culture!
    planning!|plan!|plan better!|plan ahead!|better planning!|organise!|organize!|organised!|organized!|organisation!|organization!
    better organised!|better organized!|disorgani*!|chaos!|chaotic!|mess!|structure!|structured!|no structure!|coordination!|coordinate!
    order!|efficient!|efficiency!|inefficien*!|waste!|less waste!|admissions!|discharge!|purchasing!|ordering!|interfaces!|silos!|silo!
    departments work together!|between departments!|between purchasing!|quality control!|mistakes!|errors!|logistics!|handle complaints
  `,
  teamwork: `
    team spirit!|teamwork!|team work!|team!|teams!|team day!|team days!|team event!|team events!|teambuilding!|team building!|team-building!
    party!|parties!|summer party!|christmas party!|bbq!|barbecue!|outing!|outings!|trip!|events!|social!|socials!|get together!
    get-together*!|drinks after!|atmosphere!|climate!|mood!|culture!|vibe!|morale!|gossip!|gossiping!|gossips!|talk behind!|behind backs!
    behind our backs!|backstab*!|bully!|bullying!|bullied!|mobbing!|harass*!|toxic!|intrigue*!|drama!|hate each!|hate!|fight!|fighting!
    fighting each!|against each!|each against!|conflict!|conflicts!|argue!|arguing!|cliques!|clique!|groups!|us and them!|two companies!
    office vs!|vs!|day shift and night shift!|respect!|respectful!|respect each!|respectfully!|disrespect*!|polite!|politeness!|friendly!
    friendlier!|kind!|kinder!|nicer!|tone!|manners!|say hello!|hello!|greet!|greeting!|help each!|help each other!|helping each!
    support each!|together!|work together!|working together!|stick together!|cooperate!|cooperation!|collaborat*!|colleagues!|coworkers!
    co-workers!|welcome!|welcome new!|welcoming!|include!|included!|belong!|belonging!|lazy!|lazy colleagues!|slack off!|pull their weight!
    trust each!|solidarity!|unity!
  `,
  praise: `
    keep it up!|keep up the!|keep going!|nice people!|good people!|great people!|great place!|good place!|nice place!|great colleagues!
    good colleagues!|nice colleagues!|great team!|good team!|best team!|super team!|love it!|love this!|love my!|love working!|i love!
    i like it!|like it here!|like working!|enjoy!|enjoy working!|happy!|happy here!|i am happy!|i'm happy!|satisfied!|content!|proud!
    grateful!|thankful!|thank you for!|thanks for!|thanks!|thx!|cheers|best job!|best i have!|best boss!|best manager!|ever had!|keep her!
    keep him!|all good!|everything good!|everything is good!|everything is fine!|everything's fine!|all fine!|no complaints!
    nothing to complain!|can't complain!|good atmosphere!|great atmosphere!|nice atmosphere!|good vibes!|awesome!|amazing!|excellent!
    fantastic!|perfect!|wonderful!|well done!|good job!|great job!|good work!|great company!|good company!|good employer!|feel at home!
    like a family!
  `,
  survey: `
    survey!|surveys!|this survey!|these surveys!|questionnaire!|questions!|too many questions!|too long!|long survey!|question!|anonymous!
    anonymously!|anonymity!|is this anonymous!|my name!|need my name!|why do you need!|who reads!|who reads this!|reads this!|read this!
    you ask!|ask every year!|every year and nothing!|nothing happens!|nothing changes!|nothing ever!|never change!|never changes!
    change anything!|changes anything!|results of the last!|last survey!|follow up on the survey!|feedback on the survey!|nice that you ask!
    glad you ask!|good that you ask!|thanks for asking!|for asking!|finally someone asks!|hope it helps!|hope something!|hope somebody!
    curious!|curious whether!|see if anything!|waste of time!
  `,
  security: `
    job security!|permanent contracts!|permanent contract!|contracts!|contract!|temporary!|temp!|fixed-term!|fixed term!|layoffs!|lay-offs!
    laid off!|outsourc*!|restructuring!|sold!|takeover!|merger!|insolven*!|bankrupt*!|future of the!|close the plant!|closing the!
    zero hours!|zero-hour*!
  `,
  health: `
    safety!|safe!|safer!|unsafe!|dangerous!|danger!|accident!|accidents!|injur*!|first aid!|fire!|fire drill!|emergency!|health!|healthy!
    sick!|sickness!|illness!|back pain!|my back!|lifting!|heavy!|heavy lifting!|physio*!|massage!|ergonomic!|mental health!|psycholog*!
    counsel*!|dust!|fumes!|chemicals!|asbestos!|hearing!|violence!|violent!|aggressive!|assault!|attacked!|sun protection!|vaccin*!
    gym membership!|fitness!
  `,
  business: `
    customers!|customer!|clients!|client!|guests!|patients first!|products!|product!|quality!|price!|prices!|marketing!|advertis*!|website!
    sales!|market!|competit*!|innovat*!|invest!|investment!|strategy!|long term!|long-term!|sustainab*!|environment!|climate!|recycl*!
    green!|energy!|solar!|plastic!|expand!|new markets!|new products!|profit!|less profit!|opening hours!|menu!|range!|assortment!
    suppliers!|regional!|organic!|animal welfare!
  `,
}
