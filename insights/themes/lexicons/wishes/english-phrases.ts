import type { WishCategory } from '../../categories.ts'

/** How people say in English what the company should do better without its usual words; `#` is a number. */
export const englishPhrases: Partial<Record<WishCategory, string>> = {
  pay: `
    retirement fund!|retirement savings!|less than the!|for less than!|without a raise!|years without a raise!|uniform allowance!
    cover the uniform|cover our|christmas money!|holiday money!|decent salary!|pay interns!|interns paid!|gas bill!|electricity bill!
    heating bill!|my bills!|the bills!|pay my rent!|pay the rent!|my rent!|lands on my account!|in my account|on my account!|bank account!
    overdraft|my wallet!|wallet|in my pocket|live on!|live off!|live from!|can't live!|enough to live!|survive on|get by|makes double!
    earns double!|make double!|twice as much!|double of what|makes more!|make more!|earning more!|earn less!|makes more than!|more than me!
    more than i do!|more than us!|less than!|same rate!|same money!|better rate!|rate of pay|competition pays!|competition offers!
    competitors pay!|competitors offer!|others pay!|other companies pay!|elsewhere pays!|elsewhere i would get|next door pays!
    across the road pays!|down the road!|match what!|what others pay!|going up while|increase was!|% increase!|# percent!|percent increase!
    an increase!|yearly increase!|annual increase!|no increase!|increase every year!|adjust|adjusted|keep up with prices!|prices go up!
    prices rise!|prices have gone up!|everything got more expensive!|everything is more expensive!|got expensive|more expensive!|work for free!
    for free!|working for nothing!|for nothing!|unpaid|not paid!!|never paid!|get paid!!|paid for!|pay for!|paid breaks!|paid lunch|paid sick!
    cost me money!|costs me!|out of my own pocket!|own pocket!|from my own money!|deduct*|docked|fines|tips shared!|tips should!|shared tips!
    see nothing of it!|nothing reaches us|piece of the cake!|slice of the pie!|share of the!|yacht|dividend|shareholders get|payout*|pay out!
    severance|after tax!|worth more!|what i'm worth!|what we are worth!|we deserve!|deserve more!|reward*|financial*|financially
    hours we put in!|extra hours paid!|extra shifts paid!|weekend work paid!|sundays paid!|nights paid!|nights better!|for nights!
    more for nights!|childcare vouchers!|vouchers|dental|glasses|optician|eye care|insur*|life cover|phone contract|staff price*!
    employee price*!|staff discount!|a raise since!|since 20# raise|frozen|pay freeze!|salary freeze!|wage freeze!|frozen since!|same since 20*!
    kitchen gets nothing|part of the profit!|cashier earns|cleaner earns|flipping burgers!|stacking shelves!|aldi|lidl|walmart|amazon pays!
    fast food pays
  `,
  time: `
    fixed days!|fixed free days!|finish early!|whether i work!|if i work!|closing and opening!|close and open!|closing at #!|opening at #!
    closing shift!|opening shift!|next morning!|meetings at #!|after # pm!|recital|leave at #!|start at #!|starting at #!|finish at #!
    until # pm|till # pm|at # pm!|# pm!|# am!|# hours!|# hour!|# hour shift!|# hour shifts!|# hour days!|twelve hour!|nine hours!|# days off!!
    # days in a row!|days in a row!|# days straight!|days straight!|# shifts!|# days a week!!|# day week!|# days home|# days wfh!
    changing the plan!|change the plan!|plan changes!|the night before!|the day before!|next week!|work next week!|working next week!
    when i work!|when i'm working!|when i have to work!|when we work!|know when!|never know when!|know my days!|know earlier|say in when!
    choose my!|choose our!|pick our!|own hours!|set my own!|my own hours!|own schedule!|texts from work!|texts me!|text me!|calls me!|call me!
    calling me!|phone me!|rings me!|called at home!|at home in the evening|day after night|nights to earlies!|late to early!|late then early!
    clopening*|sleep in between!|time between shifts!|rest between!|# hours between!|proper break*!|a break!|take a break!|take my break!
    no break*!|without a break!|skip breaks!|eat standing!|lunch break!|lunch hour!|time to eat!|no lunch!|no time for lunch!|toilet break*!
    go to the toilet!|pee break*!|see my kids!|see my family!|see my children!|my wife!|my husband!|my daughter!|my son!|my mother!|my father!
    my baby!|school holidays!|school play!|bedtime|pick up my kids!|pick up kids!|pick up from school|drop off!|dentist|doctor's appointment!
    appointments during|therapy on|dialysis|caring for|care for my|elderly parents!|have a life!|a life outside!|private life!|personal life!
    social life!|my hobbies!|football practice|swap*|swapping|trade shifts!|exchange shifts!|asked for time off!!|get time off!!|time off for!
    approve leave!|leave approved!|leave refused!|leave denied!|holiday refused!|holidays refused!|holiday when!|holidays when!
    take our holidays!|take holidays!|holidays in summer!|christmas|new year's!|easter|eid|every weekend!|one weekend!|one sunday!
    weekend a month!|weekends off!|sunday off!|sundays|always on sundays|fridays off!|friday afternoon!|shorter fridays!|early finish!
    leave early!|come in later!|come later!|later start!|earlier start|half days!|reduced hours!|reduce my hours!|reduce hours!|fewer days
    # hours a week!|hour week!|per week hours|stay longer!|stay late!|stay late every!|staying late!|stay behind!|go home!|go home on time!
    home on time!|home by!|at my kitchen table!|kitchen table!|own desk at home!|from the couch|at home!|working at home!|days at home!
    home days!|anywhere|from anywhere!|commute for nothing!|come in for nothing!|come to the office!|come into the office!|be in the office!
    forced into the office!|presence mandatory!|swipe|lunch
  `,
  workload: `
    time to pee!|time to eat!|time for a break!|drowning in!|saying yes!|saying yes to!|say yes to!|promise less!|deliver it all!
    everything ends up!|end up doing everything!|one for # rooms!|one receptionist!|one nurse!|one cook!|one teacher!|hands on deck!
    never done the work!|# of us!!|the # of us!!|work of #!!|the work of #!!|job of #!!|jobs of #!|work for #!|for # people!!|what # did!
    used to be #!|we used to be!|we were #!|left alone!|left with!|running on!|skeleton crew!|minimum crew!|one for the whole!|only one for!
    only # of us!!|just # of us!!|just me!|it's just me!|all by myself!|all alone!|alone at!|alone in!|alone with #!|single handed*!|solo
    nobody to cover!|no one to cover!|no cover!|cover for me!|cover me!|covers for!|who covers!|cover the!|no replacement!|no substitute!
    substitut*|stand in!|stand-in*!|stand ins!|call in sick everything|comes down!|falls apart!|collaps*|everything stops!|pool of!|flex pool!
    too few!|too little staff!|too little people!|not enough!|not enough staff!|not enough hands!|not enough drivers!|not enough nurses!
    not enough teachers!|not enough cooks!|more nurses!|more teachers!|more drivers!|more cooks!|more cashiers!|more cleaners!|more developers!
    more doctors!|more carers!|more waiters!|more technicians!|more mechanics!|more pickers!|more packers!|one more person!|another person!
    another nurse!|another driver!|another cook!|another developer!|someone else!|extra person!|extra people!|second person!|second pair!
    help in!|help at!|help on saturday*!|help during!|helping hands!|extra help!|need help!|get help!|get us help!|get someone!|employ more!
    employ|bring back!|bring in more!|take on more people!!|burn through people!|burn through!|people run away!|running away!|good people leave!
    everyone leaves!|everyone is leaving!|everybody leaves!|keep losing!|losing people!|lose good people!|left and!|has left!|have left!
    since she left!|since he left!|nobody replaced!|never replaced!|never refilled!|position empty!|empty since!|post vacant!|unfilled since!
    piling|pile on!|piling more!|piles up!|piled up!|mountain of!|mountains of!|to do list never!|endless|never ends!|never ending!
    more and more work!|more and more tasks!|more tasks!|additional tasks!|extra tasks!|extra work!|on top of!|tasks on top!|new tasks!
    even more!|fewer projects!|less projects!|fewer tasks!|less tasks!|fewer patients!|fewer customers|fewer rooms!|rooms per!|too many rooms!
    # rooms!|# patients!|# kids!|# pupils!|# students!|# children!|# calls!|# tickets!|# tables!|tables per!|# deliveries!|stops a day!
    stops per!|parcels|bigger teams|smaller groups!|groups too big!|big classes!|finish anything!|get everything finished!|get everything done!
    get it done!|get it all done!|can't finish!|never finish!|never done!|can't keep up!|keep up with!|keep up!|catch my breath!|breath
    breathing room!|slow down!|slower pace!|speed|faster faster!|norm|norms|per hour target|pick rate!|pressure on!|less pressure!|at the limit!
    limits|our limits!|over our heads!|heads above water!|above water!|can't cope!|cope|coping|broken down|crying|cry after|nervous breakdown!
    health suffers|tomorrow would be too late|yesterday|due yesterday!|due dates!|due date!|timeline*|time frame*!|timeframes
    schedule for projects|rush jobs!|everything at once!|ten things!|# things!|three things at once!|say no!|say no to customers!|focus on one!
    one thing at a time!|one project at a time!|do less!|plan ahead for!|plan for the!|season|summer rush!|christmas rush!|holiday rush!
    rush hour!|weekend rush!|when it's busy!|busy days!|busy nights!|busy times!|black friday!|quality suffers|no time for patients!
    time for patients!|time for residents!|time for the kids!|time for the children!|time per patient!|time for customers!|time to breathe!
    time to think!|time to prepare!|prep time!|preparation time!|minutes per!|minutes for each!
  `,
  information: `
    forgets to tell!|forget to tell!|night shift is never told!|never told anything!|write down what!|what was decided!|decided and!
    find out when!|when guests order!|when customers ask!|doing badly!|is doing badly!|rumor mill!|rumour mill!|facebook|instagram|on facebook!
    on the news!|from the news!|from the paper!|in the paper!|on the radio!|from a customer!|from customers!|by a customer!|a customer told!
    customer told me!|customers told!|supplier told!|driver told!|neighbour told!|neighbor told!|my wife knew!|my barber!|the barber!
    at the hairdresser!|taxi driver!|coffee machine!|by the coffee machine!|smoking corner!|at the smoking area!|by accident!|by chance!
    told us!!|tells us!|told me!|tell me!|tell anyone!|tell everyone!|tell staff!|tell the staff!|tell employees!|tell the night!|said a word!!
    not a word!|no one said!|nobody said!|said nothing!|no one says!|nobody says!|say something!|no idea why!|no idea what!|no idea what's!
    clueless|don't know why!|doesn't know why!|nobody knows why!|never know what!!|know what's!|know what is!|what is planned!|what's planned!
    what's coming!|what is coming!|what's next!|plans for!|the plans!|share plans!|share information!|share info!|share more!|share the minutes!
    share the numbers!|share the results!|share results!|share knowledge|minutes of!|results of!|publish*|post it!|put it on!|write it down!
    write down!|pass it on!|pass information!|passing on!|message gets lost!|gets lost!|lost on the way!|lost between!|got lost!|gets stuck!
    stuck between!|chinese whispers!|telephone game!|broken telephone!|monthly update*!|weekly update*!|weekly mail!|weekly email!|monthly mail!
    short update*!|how we're doing!|how we are doing!|how things are going!|where the company!|where we're going!|where we are going!
    where are we going!|where this is going!|what happens to!|what happens with!|surveys! results|survey results!|result of the survey!
    last survey!|heard back!|hear back!|never heard back!|hear anything!|hear nothing!|no response!|no reply!|no answer!|answer emails!
    answer mails!|answer the phone!|answer our!|answer questions!|answer|answering|unanswered|read emails!|reads emails!|call back!
    pick up the phone!|get back to!|black hole!|void|into the void!|half my day!|meetings about meetings!|meeting that could!|could be an email!
    could have been an email!|calls all day!|calendar full!|in meetings!|meeting free!|meeting-free!|no agenda!|meetings without!|too much talk!
    monologue*|weekly team!|morning meeting*!|short meeting*!|sit down with!|come together!|speak to one another!|speak with each other!
    speak with one another!|talk to one another!|talk with one another!|talks to!|talk to the!|speak to the!|speak to us!|nobody talks!
    no one talks!|nobody speaks!|departments talk!|departments don't!|teams don't talk!|office and warehouse!|office and workshop!
    kitchen and service!|day and night shift!|night shift!|night team!|nights never|part timers!|part-timers!|field staff!|branches
    remote sites!|the other site!|other shift!|next shift!|shift before!|previous shift!|previous team!|at handover!|list of changes!
    change log!|bulletin board!|the board in|sms|group message!|chat group!|too many groups!|too many chats!|# channels!|# groups!|# emails!
    # mails!|hundred mails!|cc everyone!|in copy!|forwarded|contradict each other!|one says!|one says this!|different things!
    everyone says something else!|different people say!|two different!|old information!|outdated information!|wrong information!|wrong infos!
    language we understand!|in my language!|in our language!|in polish!|in turkish!|in spanish|simple language!|plain language!|understand the!
    understandable|jargon|buzzwords
  `,
  leadership: `
    cancels|cancels my!|cancels every!|wants to be responsible!|take responsibility!|takes responsibility!|nobody wants to decide!
    checking every!|check every!|checks every!|reads my emails!|set foot!|never set foot!|ask for our ideas!|ask for ideas!|ask for feedback!
    ignore them!|pick a direction!|stick with!|stick to!|stick to it!|customers get rude!|rude customers!|back us up!!|treat us like adults!
    like adults!|like children!|like kids!|like idiots!|like slaves!|like robots!|like machines!|treated like!|treat us!|treat people!
    treats us!|treats people!|talk down!|talked down!|talks down!|look down!|looks down on!|make their own calls!|own calls!|let people!|let us!
    let us work!|let me work!|leave us alone!|stop interfering!|interfer*|over my shoulder!|over our shoulder*!|look over!|watching us!
    watch us!|cameras|spy*|spying|track us!|every minute!|every step!|count the minutes!|count my!|toilet breaks controlled|down here!|up there!
    sit up there!|on the ground!|on the floor!|from the office!|from behind a desk!|behind a desk!|behind their desk*!|behind closed doors!
    closed door!|corner office!|no clue!|no clue what!|no clue about!|have no clue!|no idea what we do!!|no idea about our!|never worked here!
    never done the job!|never held a|work one day!|work a shift!|work a week!|do my job for!|come and see!|come and look!|come by!|comes by!
    stop by!|walk through!|visit us!|visits|visit the!|say hello|show up!|shows up!|shows his face!|show their face!|nowhere to be seen!
    never seen!|never see him!|never see her!|never see them!|don't know his face|doesn't know my name!|know my name!|know our names!|my name!
    our names!|plays favorites|on his phone!|on her phone!|does nothing!|do nothing all day|hides in!|hiding in!|golf|long lunches
    company car boss|makes people cry!|make people cry!|people cry!|in tears!|made me cry!|loses his temper!|lose their temper!|temper tantrum*!
    throws|throws things!|swear*|swearing|humiliat*|embarrass*|in front of everyone!|in front of guests!|in front of customers!
    in front of the team!|in front of patients!|changes its mind!|change their mind!|changes her mind!|mind every!|new idea every!|new strategy!
    # strategies!|every week something!|every month something!|today this tomorrow!|left today right tomorrow!|u-turn*!|back and forth!
    flip flop*!|actually makes a decision!|makes a decision!|make a decision!|makes decisions!|someone decides!|nobody decides!|no one decides!
    nobody dares!|who decides!|courage|brave|guts|backbone|spine|stand up to!|stand up for us!|stand by us!|defend us!|protect us from!
    behind us!|on our side!|support us!|support their!|supports us!|side with!|sides with!|always believe the|thrown under the bus!
    under the bus!|it's always our fault!|our fault!|fault|apologi*|say sorry!|sorry|own up!|be a role!|rules for themselves!|do as i say!
    water and wine!|keep what!|what they promise!|what you promise!|was promised!|were promised!|promised us!|promised me!|said he would
    follow through!|follow-through!|following through!|talk is cheap!|words are cheap!|no action!|action|act|actions|take action!
    do something about!|sort it out|deal with problems!|solve problems!|address problems!|problems ignored!|sweep*|under the carpet!
    under the rug!|look away!|turn a blind eye!|blind eye!|deputy|deputy head!|head teacher!|headteacher|principal|head nurse!|matron
    ward manager!|store manager!|shop manager!|site manager!|area manager!|regional manager!|branch manager!|general manager!|managing director!
    head chef!|head waiter!|duty manager!|project lead!|cto|cfo|coo|founder*|owner|the owner!|owner's|team leads!|shift manager!
    shift supervisor!|get rid of!|fire the!|replace the boss!|new boss!|new manager!|different boss!|better bosses!|better managers!
    better leaders!|fewer managers!|fewer bosses!|too many chiefs!|too many bosses!|too many managers!|indians|consultants|less consultants!
    mckinsey|ask what we think!|what we think!|what we need!|what we say!|our opinion*!|opinion*|opinions|our input!|input|input from!
    suggestions ignored!|ignore suggestions!|ignore our!|use our ideas!|our experience!|people who do the work!|the people doing the work!
    asked me!|asked us!|ask me!|nobody asks!|no one asks!|never asked!|consult us!|before deciding!|before they decide!|decided over our heads!
    over our heads decided!|above our heads!|review meeting!|yearly talk!|annual talk!|talk with my boss!|regular talks!|tell me how i'm doing!
    how am i doing!|how i'm doing!|where i stand!|criticism|criticis*|criticize
  `,
  recognition: `
    pat on the shoulder!|on the shoulder!|nobody ever noticed!|ever noticed!|once in a while!|now and then!|from time to time thank
    saying well done!!|say well done!!|costs nothing!|cost nothing!|costs nothing to!|only hear from them!|hear from them when!
    when something goes wrong!|goes wrong!|when something is wrong!|when i make a mistake!|only notice when!|only mistakes!|only the mistakes!
    only complaints!|only moan!|not even a card!|a card!|birthday card!|not even a thank!|not a single thank!|never a thank!|never thanked!
    thanked|never says!|nobody says thank!|no one says thank!|nobody thanks!|no thanks!|ten years and!|years and nothing!|# years!|# years here!
    years and not!|after all these years!|all these years!|after # years!|retired and!|retirement party!|left without a goodbye!|goodbye
    a goodbye!|a watch!|a pen!|a handshake!|handshake|pizza|pizza party!|a beer|box of chocolates!|chocolates|chocolate|bouquet|plaque
    certificate of|photo on the wall|hall of fame!|shout-out*!|shout out!|shoutout*|clap|clapping|high five!|a smile!|a nod!|nice words!
    friendly word!|a good word!|good words!|encourag*|encouragement|positive|something positive!|positive reinforcement!|appreciative
    make us feel!|feel important!|feel seen!|feel wanted!|feel like a number!|feel invisible!|matter*|we matter!|that we matter!|like we matter!
    notice|notice the!|notice what!|notice when!|nobody cares!|no one cares!|do they even know!|even know we exist!|exist|we exist!|who keep!
    keep the place running!|keep the lights on!|backbone of!|without us!|unsung|heroes|work behind the scenes!|behind the scenes!|the cleaners!
    cleaners too|housekeeping|night shift too|support staff|back office|low level|the little people!|little people!|only sales gets!
    others get the!|get the glory!|glory|gets the credit!|took the credit!|my idea!|stole my idea!|under his name!|their own name!|motivation*
    no motivation!|demotivat*
  `,
  fairness: `
    get the good!|gets the good!|get the best!|apply to managers!|as well for managers|pretty ones!|women get asked!|make the coffee!
    make coffee!|boss's nephew!|boss's son!|boss's daughter!|boss's wife!|boss's cousin!|boss's pet!|owner's son!|manager's friend*!
    manager's wife!|nephew*|niece|cousin*|son of!|daughter of!|wife of!|brother-in-law!|in-law!|buddies|buddies of!|his buddies!
    drinking buddies!|golf buddies!|friends with!|best friend*!|if you are friends!|if you know!|right people!|the right surname!|surname
    last name|old boys!|boys club!|boys' club!|teachers pet|pets|golden boy!|the chosen!|chosen few!|certain people!|some people!
    some colleagues!|some employees!|some departments!|some are!|others are not!|others aren't!|others don't!|others not!|same standards!
    same treatment!|same for all!|same for everyone!|same for everybody!|the same for!|same conditions!|same chances!|same benefits!
    the same for all!|one rule for!|rules for some!|rule for them!|rules for us!|different rules!|different standards!|everyone equally!
    everybody equally!|all equally!|treat all!|treat everyone!|treat everybody!|not just the!|not only for!|not only the managers!|also for us!
    us too!|for all of us!|for all departments!|for all sites!|office gets!|office staff get!|office people!|headquarters gets!|managers get!
    management gets!|white collar gets!|workers get!|always gets!|always get!|always get the!|good shifts!|best shifts!|bad shifts!
    the worst shifts!|every good shift!|easy tasks!|easy jobs!|hard jobs!|dirty work!|dirty jobs!|heavy work always!|weekends always the same!
    smokers|smoke breaks!|smoking breaks!|smokers get!|non-smokers!|nonsmokers|parents first!|people with kids!|people without kids!
    without children!|childless|single people|because i'm a woman!|because i am a woman!|as a woman!|because of my!|headscarf|hijab|black|skin
    foreign|my accent!|old people!|older people!|older workers!|age|ageism|over 50!|young people!|pregnant|pregnancy|part-timers treated
    agency people!|temps get!|half the work!|do half!|do nothing and!|does nothing and!|pull their weight!|pull his weight!|weight|freeload*
    slack*|slack off!|free ride*!|call in sick every!|fake sick!|pick up the slack!|the slack!|loud ones!|who shouts loudest!|shout loudest!
    loudest|squeaky wheel!|suck up!|ass kiss*!|arse lick*!|flatter*|sweet talk*!|who you drink!|not what you know!|evaluat* fair!
    honest evaluation!|ratings fair!|objective evaluation!|criteria|clear criteria!|same criteria!|transparent promotion!|draw lots|take turns!
    turns|in turn!|rotate holidays!|evenly distributed!|distribute fairly!|distribute evenly!|split evenly!|spread evenly!|share fairly!
  `,
  development: `
    move on!|real work instead!|sweeping|trained me!|no one trained!|nobody trained!|never trained!|learn how to do!|showed me!|showed me how!
    show me how!|shows you!|nobody shows!|no one shows!|no one showed!|shown|explained to me!|explain to new!|how the register works!
    how it works!|how things work!|how to use!|figure it out!|figure out myself!|find out myself!|taught me!|teach us!|teach me!|teach people!
    learned by myself!|youtube|learn from youtube!|from youtube!|trial and error!|on my own from day!|day one!!|from day one!!|first shift!
    first shift alone!|start alone!|two days training!|# days training!|one day training!|an hour training!|new people!|new person!|new staff!
    the new ones!|new guys!|new girls!|starters|beginners|rookies|trainees|thrown in!|thrown into the!|left to swim!|sink or swim!|swim
    crash course!|refresher*|refresh*|brush up!|budget for!|conference*|budget for courses!|pay for courses!|pay for my!|pay for training!
    paid training!|sponsor*|fund my!|course on!|course in!|course for!|courses for!|courses in!|send us!|send us to!|send me!|send people!
    send me to!|sent to!|sent on!|get sent!|let me learn!|i want to learn!|want to learn!|like to learn!|time to learn!|time for learning!
    time to study!|learn something new!|new skills!|new machine training!|trained on!|train us!|train me!|train people!|train staff!
    train the staff!|trained|properly trained!|untrained|knowledge transfer!|pass on knowledge!|english lessons!|language lessons!|lessons
    excel course!|apprentices|my apprenticeship!|exam|exams|exam preparation!|evening classes!|masters|bachelor*|mba|licen* paid!
    forklift licence!|junior|a junior!|still a junior!|junior for!|assistant for # years!|same title!|job title!|title|in the same role!
    same role!|same level!|same place!|same desk since!|same job since!|same position since!|since 20*|nowhere to go!|no way up!|way up!
    no future!|no chance!|chance|a chance!|give me a chance!|give us a chance!|give young!|young talent!|young people a chance!|real chance!
    opportunity|opportunities|possibilities|possibility to!|hire from outside!|from outside!|from the outside!|outside hires!|outside people!
    external people!|externals|someone external!|look inside first!|own people first!|our own people!|own people!|people we have!|inside first!
    from inside!|internally|fill internally!|apply internally!|posted internally!|jobs posted!|glass ceiling!|ceiling|promised promotion!
    promised me a promotion!|passed over!|become a!|become supervisor!|become manager!|become lead!|want to become!|step up!|take the next!
    more responsibility!|new tasks for!|interesting work!|interesting tasks!|meaningful tasks!|use my skills!|use my degree!|my degree!
    overqualified|under-challenged!|underchallenged|try other!|try something!|see other departments!|other departments for a!|job shadow*!
    exchange program*!|abroad|personal growth!|future|plan for my!|my career!|my future!|goals for my!|development talk*!
    development conversation*!
  `,
  equipment: `
    sounds like!|second dishwasher!|another dishwasher!|half of the!|in my size!|my size!|logs us out!|logs out!|radios|crashes|crashes twice!
    crash every!|freezes|freezes when!|keeps freezing!|hangs|hangs up!|blue screen!|bluescreen|error|errors|times out!|timeout|logs me out!
    logged out!|takes forever to load!|takes ages to load!|to load!|load|minutes to start!|minutes to open!|minutes to boot!|to boot!|start up!
    windows 7!|windows xp!|windows 10!|from 19*!|from 200*!|from the 90s!|from the 80s!|nineties|older than me!|older than!|museum|antique
    relic*|falls apart!|falling apart!|fall apart!|held together!|duct tape!|taped|rust|rusty|leaks|leaking|squeak*|wobbl*|dead|died|dies
    dies every!|never charged!|out of battery!|batteries|out of order!|out of service!|doesn't start!|does not work!|do not work!|that work!
    that works!|which works!|working|works properly!|works|half of them work!|half the machines!|one for all!|for all of us one!|share one!
    we share!|shared by!|among #!|among us!|between # people!|# for #!|two forklifts!|one forklift!|one laptop!|one computer!|one printer!
    one phone!|one scanner!|only one machine!|enough gloves!|enough machines!|enough tools!|enough trolleys!|enough computers!|enough equipment!
    enough beds!|enough linen!|linen|towels|sheets|sharp knives!|pans|pots|plates|glasses|cutlery|mop|mops|detergent*|cleaning products!|vacuum*
    trolleys|wheels|lift that works!|beds that!|thermometers|monitors|pumps|syringes|bandages|masks|scanners|scales|registers|cash drawer!
    card reader!|card machine!|the till!|=tills|self checkout!|price tags!|label*|labels|pallets|pallet jack*!|boxes|tape|tyres|brakes
    air conditioning in the truck!|sat nav!|navigation system!|truck|trucks|old trucks!|old van!|projectors|smartboard*|copier|photocopier*
    toner|ink|chalk|books|toys|balls|microscope|helmets?|harness*?|ladders|drills|saws|screws|spare|spares|parts on time!|parts missing!
    material missing!|missing material!|missing tools!|looking for tools!|search for tools!|budget for tools!|fix the!|fix our!|fix it!|fix my!
    get it fixed!|get fixed!|gets fixed!|never fixed!|nobody fixes!|repaired|never repaired!|wait for repair!|weeks for repair!|repairs take!
    weeks for a!|new laptop*!|new computer*!|new machine*!|new truck*!|new tools!|new software!|new system!|new printer!|new equipment!
    new phones!|better tools!|better equipment!|better software!|better computers!|better machines!|better internet!|faster internet!
    faster computers!|stable internet!|no signal!|signal|reception in the!|dead zone*!|the server!|server is down!|the website is down!
    the system!|the app!|our app!|an app!|an app for!|website|portal|online|online form|digital|go digital!|digital instead!|instead of paper!
    on paper!|with pen and paper!|pen and paper!|pencil|by hand!|handwritten|write everything down!|folder*|binder*|filing cabinet*!
    three programs!|# programs!|# systems!|# passwords!|# logins!|different programs!|same data!|data twice!|everything twice!|type everything!
    typing the same!|retype|copy from!|don't talk to each other systems|search function!|find nothing in!|find anything in!|it# ticket!
    it# takes!|it# helps!|it# people!|it# guys!|tech support!|technical support!|ticket takes!
  `,
  workplace: `
    staff room!|smells of!|smells like!|smell of!|drains|drain|sewage|mice|mouse droppings!|rats|cockroach*|bugs in!|ants|pigeon*|freezing in!
    freezing in winter!|cold in winter!|in winter!|hot in summer!|in summer!|too cold!|so cold!|so hot!|heat in the!|# degrees!|degrees in!|fan
    a fan!|sweat*|sweating|frozen fingers!|gloves indoors|jackets inside!|heater*|radiator*|insulat*|windows that open!|open a window!
    windows open!|no windows!|without windows!|a window!|sunlight|sun|basement|cellar|container|flicker*|neon|bright*|darkness|somewhere to sit!
    place to sit!|sit down!|to sit!|seat|seats|seating|sitting area!|couch|somewhere to eat!|place to eat!|eat in!|eat in the car!
    eat at my desk!|room to eat!|room for breaks!|place for breaks!|rest room for!|relax*|quiet place!|quiet corner!|place to concentrate!
    concentrate|can't hear!|hear myself think!|phone calls around!|everyone on the phone!|colleagues shouting|# people in one room!
    people in one room!|sitting on top of!|elbow to elbow!|too small!|small office!|small kitchen!|tiny|no space!|no room!|more room!|bigger
    wall*|floor|floors|carpet|ceiling leaks!|water drips!|drips|rain comes in!|puddles|broken window*!|broken toilet*!|broken heating!
    broken lift!|toilets|more toilets!|one toilet!|toilet for!|men's room!|ladies|tampons|sanitary products!|paper towels!|hand dryer!|sink
    hot water!|showers|shower after!|change clothes!|place to change!|lockers that!|my locker!|bags stolen|coat*|wardrobe|vegetarian option!
    vegetarian options!|halal|kosher|healthy food!|healthier food!|better food!|good food!|edible|fresh food!|salad|meat|soup|fries|the food!
    food at night!|warm food!|hot food!|something warm!|sandwich*|vending|snacks|fruit basket!|fruit|better coffee!|decent coffee!|good coffee!
    the coffee!|free drinks!|free water!|free lunch!|cold drinks!|water cooler!|tap water!|kettle|fridge for!|mouldy|moldy|dishes
    dishwasher in the kitchen!|microwave|canteen prices!|canteen open!|plants in!|colour*|ugly|grey|cosy|cozy|comfortable|comfort|nap|music
    radio in!
  `,
  commute: `
    nowhere to park!|place to park!|find a parking!|find parking!|a parking!|parking after!|parking costs!|parking fee*!|free parking!
    pay for parking!|parking tickets!|parking for!|where to park!|park my car!|park the car!|park our!|circle the block!|walk from the car!
    walk from the!|the last bus!|last bus!|first bus!|no bus!|bus comes!|bus stop!|bus at!|bus from!|bus to!|get home at night!|home at night!
    taxi|taxi home!|get here!|get to work!|getting to work!|come to work by!|by bike!|by car!|by train!|lock my bike!|bike stolen!|bike parking!
    covered bike!|bikes|e-bike*!|ebike|charge my car!|charge my!|charge electric!|charging|ev|evs|drive an hour!|hour drive!|hours of driving!
    drive for an hour!|km|kilometers|kilometres|miles|move the office!|office closer!|closer to!|in the middle of nowhere!|middle of nowhere!
    industrial area!|new location!|staff bus!|minibus|van for the staff!|pick us up!|pick up point!|shared rooms!|shared flat!
    staff accommodation!|dorm*|dorms|landlord
  `,
  processes: `
    where anything is!|where everything is!|know where!|to get approved!|weeks to get!|to get anything!|# signatures!|five signatures!
    signatures for!|sign for!|signed by!|sign every!|# forms!|three forms!|same form!|forms for!|form for!|fill in!|fill out!|filling in!
    filling out!|# weeks for!|weeks for!|# months for!|months for!|# approvals!|approval for!|approval from!|approve a!|approve my!|approved
    get approved!|get approval!|wait for approval!|waiting for approval!|waiting weeks!|wait weeks!|wait # weeks!|wait days!|wait for weeks!
    wait for an answer|wait for a!|takes # weeks!|takes # months!|takes # days!|takes three!|takes two weeks!|took # weeks!|took # months!
    a quote takes!|answer takes!|who decides what!|who does what!|who is in charge of!|who's responsible!|whose job!|who to ask!|who to call!
    who to contact!|know who to!|nobody feels responsible!|feels responsible!|nobody is responsible!|not my job!|not my department!
    passed around!|sent from one!|from pillar to post!|ping pong!|ping-pong!|everyone does it differently!|does it differently!|differently
    every branch does!|every shift does!|each does!|no plan!|without a plan!|no system!|no structure!|more structure!|more order!|order|orderly
    tidy|tidier|tidy up!|tools back!|search for!|searching|searching for things!|looking for!|looking for things!|always looking for!
    lost documents!|find nothing!|find anything!|where things are!|labelled|labeled|improvis*|improvise|improvising|ad hoc!|ad-hoc!|spontaneous
    reinvent|reinvent the wheel!|wheel|same mistakes!|same mistake!|mistakes again!|mistakes|errors repeated!|repeat ourselves!|do things twice!
    do everything twice!|everything twice!|done twice!|work twice!|twice the work!|re-do!|redo|rework|unnecessary|unnecessary steps!
    unnecessary work!|useless|useless reports!|useless lists!|lists nobody!|nobody reads!|reports nobody!|excel lists!|lists|for the file!
    for the drawer!|record everything!|write everything!|documentation takes!|document everything!|documenting instead!|more time documenting!
    time on paperwork!|paper|admin work!|admin tasks!|less admin!|simpl*|simple|easier|make it easier!|shorter ways!|short ways!
    quick decisions!|faster|quicker|speed up!|slow|everything takes!|so slow!|too slow!|smoother|smooth|run smoothly!|flow|flows|set up!|setup
    preparation|prepared|materials ready!|deliveries on time!|orders on time!|late deliveries!|wrong deliveries!|wrong orders!|order more!
    order in time!|ordering takes!|purchasing and!|stock list!|forecast|forecasting|route|routes|route planning!|tour planning!|sequence
    checklists|checklist|manual for!|instructions|clear instructions!|clear rules!|clear tasks!|clear roles!|clear structure!|clear processes!
    clear procedures!|clear plan!|clear guidelines!|written down!|one way of!|one list!|one system!|one process!|one place!|in one place!
  `,
  teamwork: `
    stop fighting!|fighting|fight|sales and production!|together outside!|gossip and!|people gossip!|stab each other!|stab|in the back!
    behind my back!|behind backs!|bitch*|bitching|drama|less drama!|mean|nasty|nicer|be nicer!|nicer to each other!|nice to each other!|kinder
    be kind!|good morning!|say good morning!|say hi!|hello|please and thank you!|smile more!|smiling|mood is!|mood in!|bad mood!|grumpy|moody
    bad atmosphere!|tense|tension*|poison*|hostil*|bully|bullied|bullies|picked on!|pick on!|mobbed|excluded|left out!|laughed at!|laugh at!
    joke about!|jokes|racist jokes|each other!|one another!|help one another!|for each other!|stick together!|hold together!|one team!|a team!
    as a team!|like a team!|real team!|family|like a family!|like family!|belong|everyone for himself!|every man for himself!
    everyone for themselves!|look after number one!|look out for!|competition between!|compete against!|against the other!|blame each other!
    blame the other!|point fingers!|finger pointing!|finger-pointing!|day against night!|old against new!|old and new!|cooperate|cooperation
    help from other!|help out!|helping out!|other departments help!|work with us!|pull in the same!|same rope!|summer party!|a party!|party for!
    christmas dinner!|dinner together!|dinner|eat together!|lunch together!|breakfast together!|coffee together!|drinks|beers|beer|bowling
    football|karaoke|picnic|trip together!|company trip!|weekend together!|retreat|offsite|off-site!|something together!|do things together!
    outside work!|outside of work!|after work!|get together!|get-together*!|get-togethers!|meet up!|meet the other!|meet other!|meet colleagues!
    meet people!|know the other!|know the people!|know my colleagues!|faces|introduce each other!|games|activities|celebrat* together!
    team breakfast!|team lunch!|lonely|alone in my office!|isolated|spirit|old spirit!|culture of!|blame culture!|open culture!
    mistakes allowed!|allowed to make mistakes!|make mistakes!|afraid to!|scared to!|fear of!|say what you think!|speak openly!|speak freely!
    dare|honest with each other!|human side!|more human!|more humanity!|heart|warmth|treat us as people!|as people!|like humans!|like people!
    not machines!|understanding|compassion*|considerate|consideration|care for each other!
  `,
  health: `
    grab us!|grab|grope*|touch us!|touched|drunk guests!|drunk customers!|drunks|drunk|hit us!|hit me!|hit by!|beaten|spit*|spat|bitten|bite
    kicked|punch*|threatened by!|attacked by!|attacked|insulted by customers!|abuse|abused|abusive|stalk*|robbed|robbery|knife attack!|guard
    guards|panic button!|alarm button!|emergency button!|alone at night!|dark parking!|unsafe at night!|feel safe!|feel unsafe!|my back!
    my back is!|back is ruined!|back hurts!|backs hurt!|our backs!|backs|knees|my knees!|shoulder|shoulders|wrist*|neck|feet|hurt|hurts|pain
    painful|lifting|from lifting!|lift patients!|lift heavy!|heavy boxes!|heavy|too heavy!|carry heavy!|kilos|# kg!|# kilos!|kg|mats
    standing all day!|stand all day!|sitting all day!|standing for hours!|on our feet!|eyes hurt!|headache*|migraine*|cough*|lungs|breathe in!
    smoke|exhaust fumes!|gas|gases|fume*|dust everywhere!|noise protection!|earplugs|ear plugs!|hearing|deaf|burn|burns|burned|cut ourselves!
    cut myself!|blade|fell|fall|falling|trip hazard!|stumble*|slip|slips|wet floor*!|ice|icy|cables on the floor!|blocked exit*!|exits
    fire extinguisher*!|extinguisher*|fire alarm!|smoke detector*!|sprinkler*|fire|brakes|guards on the machine!|machine guard!|emergency stop!
    protective gear!|safety gear!|safety shoes!|safety first!|safety rules!|vests|reflective|hard hats!|someone will die!|someone will get hurt!
    someone gets hurt!|get hurt!|before someone!|before something happens!|until something happens!|something happens!|covid|flu|flu shot*!
    vaccine*|sick people!|come in sick!|work sick!|sick at work!|ill at work!|psychologist|someone to talk to!|talk to after!|after a death!
    trauma|traumatic|mental|supervision|counselling|counseling|depress*|anxiety|panic attack*!|sleep problems!|physiotherap*|back course!
    gym membership|healthy back!|steps challenge
  `,
  security: `
    hiring us for!|months at a time!|# months at a time!|for # months!|new contract!|contract every!|contract extended!|extend my contract!
    extended every!|renew|renewal|renewed|# months contract!|month contract!|year contract!|contract for!|only until!|temporary|temporar*
    keep us on!|keep me on!|hired permanently!|permanently|a permanent!|permanent job!|permanent position*!|zero hour*!|zero-hour*!
    casual contract!|agency contract!|fixed contract!|will i have a job!|have a job next!|still have a job!|still be here!|next year still!
    job next year!|lose my!|lose our!|losing my job!|losing jobs!|afraid for my job!|worried about my job!|who is next!|who's next!|next to go!
    cuts|more cuts!|cutbacks|downsiz*|restructuring fears!|shut down!|shutting down!|shut the!|close down!|closing down!|closing the!
    closed down!|moved to poland!|move to asia!|production abroad!|production moved!|be sold!|sell the company!|new owners!|new owner!|investor*
    private equity!|merger|acquired|what happens to us!|where we'll be!|know if we!|robots replace!|replaced by ai!|replaced by machines!
    replace us with!
  `,
  business: `
    listen to customers|customers wait|customers complain|customer complaints|lose customers|more customers|better products|new products
    fewer products|bad quality|better quality|quality of our|quality before|cheap ingredients|ingredients|real butter|portion|portions|recipes
    menu changes|opening times|opening hours of the|open on sundays|our website|web shop|online shop|app for customers|radio ads|adverts|ads|tv
    sponsoring|football club|slogan|new logo|old logo|rebrand*|uniform colour|company name|waste of money|throw away|thrown away|throwing away
    food waste|wasted money|money wasted|money for|expensive consultants|expensive cars|spend less|spend money|spending|less plastic
    plastic cups|paper waste|print less|environment|climate|electric trucks|solar panels|lights off|heating costs|research|stop selling
    sell more|raise prices|lower prices|cheaper|market share|start innovating|try new things|old fashioned|old-fashioned|stuck in the past
    be bolder|long term thinking|short term thinking|quarterly
  `,
}
