import type { GoalCategory } from '../../categories.ts'

/** How people write in English of their goals without naming them; `#` is a number. */
export const englishGoalSayings: Partial<Record<GoalCategory, string>> = {
  leading: `
    heading|heading the!|head the!|head up!|head of the!|forewoman!|forewom*|headmaster!|headmistress!|headship!|dean!|consul|provost|rector
    in charge!|be in charge!|in charge of the!|take charge!|taking charge!|run the!|run a!|run my!|run our!|runs the!|running a!
    running the!|running my!|be the one who!|the one who decides!|one who writes the|my own people!|own people!|people who report to me!
    direct reports!|report to me!|team of my!|a team!|build a team!|small team!|own crew!|my own crew!|own shift!|own section!
    own department!|own unit!|own branch!|own store!|own ward!|own class|own line|hires the!|hire people!|supervising!|supervision!
    oversee*!|overseeing!|in command!|responsible for others!|responsible for staff!|responsible for them!|responsibility for a!
    responsibility for staff!|guide younger!|guide juniors!|guide colleagues!|guiding others!|coach the!|coach a!|coaching|coach others!
    coach young!|mentoring|mentor for!|mentor new!|teach the young!|train new people|train new colleagues!|look after trainees!
    have trainees!|have apprentices!|my own apprentices!|management meeting!|management team!|management board!|part of management!
    into management!|management track!|leadership track!|leadership team!|leading people!|leading others!|leading a!|lead the team!
    lead our!|leads the!|step into leadership!|first leadership!|sit on the board!|at the table|make the decisions!|more say!|a say in!
    decide things!|decision maker!|delegate|take over from!|taking over from!|take over for!|take over her!|take over his!
    take over my manager!|replace my boss!|my boss's!|follow my boss!|succeed my!|successor|deputy!|deputy manager!|assistant manager!
    vice head|co-lead!|co lead!|floor lead!|ward lead!|nurse lead!|care manager!|home manager!|clinical lead!|lead nurse!|lead teacher!
    lead baker!|head baker!|head gardener!|head cook!|head waiter!|head housekeeper!|maitre|f&b manager!|restaurant manager!
    kitchen manager!|shop manager!|farm manager!|herd manager!|works manager!|depot manager!|transport manager!|office manager!
    programme manager!|program director!|lead counsel!|managing partner!|practice manager!|senior partner!|equity partner!|make partner!
    be partner!|department lead!|chapter lead!|squad lead!|vp engineering!|head of engineering!|head of product!|charge of the!|boss of!
    the boss!|the big boss!|queen of|king of
  `,
  promotion: `
    next title!|time for the next!|the next title!|a grade!|go up a!|go up!|going up!|up a grade!|up a level!|level up!|next level!
    one level!|higher level!|higher grade!|higher pay band!|pay band and|a bigger role!|bigger role!|bigger job!|larger role!|wider role!
    better role!|better job here!|a better job here!|a better job!|something higher!|higher opens up!|opens up!|opening|considered for!
    considered when!|be considered!|be seen!|be noticed!|get noticed!|entry level!|entry-level!|get out of the entry!|move up from!
    moving up!|move up to!|step up to!|stepping up!|stepping stone!|work up!|work my way!|working my way!|rise to!|rising|climbing|ladder
    the ladder!|up the ranks!|through the ranks!|ranks|from clerk!|from assistant!|from trainee!|from helper!|from porter!|from waiter to!
    from cashier to!|from associate!|from #|as far as i can!|as far as possible!|as high as!|to the top!|the top!|reach the top!
    top position!|make it to senior!|junior forever!|being a junior!|being junior!|stay junior!|not junior!|no longer trainee!
    assistant for #!|been assistant!|assistant for years!|been # years in the same!|same position for!|stuck in this position!
    stuck in the same!|stuck|stagnat*|recognition of my role|officer!|associate!|principal!|chief accountant!|senior clerk!|first officer!
    more responsibilities!|bigger tasks!|bigger responsibility!|greater responsibility!|more demanding!|develop here!|develop further!
    develop myself further!|further develop*!|develop my career!|career development!|career step!|career opportunities!|career chances!
    chance to grow!|room to grow!|grow within!|growing within!|grow here!|grow professionally!|professional growth!|personal growth!|get on!
    getting on!|getting ahead!|advance as!|advance within!|advancing|recognised officially|title and!
  `,
  expertise: `
    come to me!|ask me!|turn to me!|inside out!|know the machines!|knows everything!|know it all!|know more about!|know how to!
    knowledgeable|good at!|really good!|get good!|get good at!|get really good!|getting good!|best in the!|best vet|best in town!|be best!
    better at!|getting better at!|get better with!|become a better!|be a better!|being a better!|better cook!|better carer!|better driver!
    better programmer!|better lawyer!|better baker!|better salesman!|improve as a!|improve at!|improve in what!|improving at!
    improve my skill!|improve on!|skilled!|more skilled!|highly skilled!|upskill*!|skill up!|new techniques!|techniques|technique
    pick up new!|pick up more!|picking up new!|practice in!|more practice!|practical experience!|more experience!|experience in!|gain more!
    gain knowledge!|gather experience!|get experience!|keep up with!|keeping up with!|left behind!|not get left behind!|up to speed!
    up-to-date!|stay current!|stay relevant!|learn properly!|learn how to!|learn about!|learn from the best!|learn from!|learn new things!
    learn something new!|learn everything!|learn other!|learn all!|learn as much as!|learn more of!|learning new!|learning more!|learning
    learn another!|learn spanish!|learn french!|learn python!|learn excel!|learn programming!|learn to weld!|learn to bake!
    learn to drive the!|understand accounting!|understand the business!|understand how things!|understanding of!|deeper understanding!
    understand better!|understand more about!|speak better!|speak german better!|better english!|better german!|my english!|my german!
    my spanish!|language skills!|fluent in english!|b1!|b2!|c1!|to b2!|communicate better!|mastering my!|master of my!|master pastry!
    master all!|master every!|be a master!|true master!|specialise!|specialize!|specialising!|specializing!|specialisation!|specialization!
    specialised!|specialist track!|technical track!|technical specialist!|individual contributor!|ic track!|staff level!|senior technical!
    subject expert!|subject-matter!|authority on!|authority in!|known as the!|known in the!|respected|reference for!|trusted adviser!
    trusted advisor!|troubleshoot*|diagnos*!|diagnosing!|irrigation|hydraulics!|robotics|cyber*|cloud security!|data analysis!|latte art!
    chocolate|butchery|cheese|viticulture|agronomy|paediatrics!|pediatrics!|dementia|anaesthesia|icu!|theatre nurse!|wound care!|neonatal
    family law!|tax law!|ip law!|labour law!|litigation|trial work!|drafting contracts|cad!|plc!|kubernetes!|rust!|golang|architecture!
    solution architect!|all stations!|every station!|every machine!|all the machines!|any machine!|work every position!|work faster!
    less errors!|work more precisely!|precise|do my work even better!|be excellent!|excellence|excel at!|excellent|top performer!
    best version of!|full potential!|my potential!|potential
  `,
  qualification: `
    evening classes!|evening class!|night classes!|classes!|exam in!|the exam!|exam next!|sit my exam!|sit the exam!|take the exam!
    take my exam!|retake|resit|ticket!|the forklift ticket!|forklift ticket!|crane ticket!|hgv licence!|hgv!|cdl!|c licence!|bus licence!
    driving test!|licence for!|license for!|licensed!|licensed practical!|lpn!|bsn!|nvq!|gcse*!|a levels!|a-levels!|ged!
    high school diploma!|school leaving!|finish high school!|back to uni!|uni!|go to uni!|part-time degree!|degree next to!|degree in!
    degree while!|a master's!|masters in!|bachelor in!|bachelor's!|foundation degree!|doctoral!|habilitation|professor|my thesis!
    finish my thesis!|accounting certificate!|certificate in!|certificates!|certifications!|certification in!|cert!|certs!|azure cert*!
    cissp!|scrum master!|itil!|prince2!|pmi!|ccna!|cka!|lean six sigma!|green belt!|first aid instructor|safety officer
    health and safety certificate!|nebosh!|diploma in!|diploma recognised!|diploma recognized!|recognised here!|recognized here!
    recognition of my degree!|recognition of my diploma!|my foreign!|foreign diploma!|foreign degree!|journeyman's!|journeyman exam!
    trade test!|master's exam!|master exam!|do the meister!|master school!|masterclass|vocational!|vocational training!|apprenticeship done!
    finish training!|finishing my!|finish my training!|complete the!|completing my!|get through my exams!|pass all!|passing the!|passing my!
    trainer qualification!|instructor licence!|teaching qualification!|qts!|teacher training!|pgce!|sommelier exam!|wset!
    barista certificate!|sign up for!|enrol*!|enroll*!|scholarship!|trainee programme|trainee program|internship|traineeship|do a course!
    take a course!|take courses!|attend courses!|more training!|training in!|further training!|additional training!|paramedic!
    become a midwife!|become a doctor!|become a nurse!|become a physio*!|become a lawyer!|become a notary!|become an electrician!
    become a driver!|become an engineer!|registered!|get registered!|admitted to the bar!|specialist title!|board certified!
    consultant exam!
  `,
  change: `
    off the line!|off the till!|off the tills!|off the phones!|off the floor!|off the road!|off nights!|out of nights!|get off the!|get out!
    get out of the!|get out of this!|get out of here!|out of production!|out of the kitchen!|out of the warehouse!|out of care!
    out of sales!|out of the call!|instead of carrying!|instead of lifting!|instead of standing!|rather work in!|rather work as!|rather be!
    rather do!|would rather!|i'd rather!|another side!|other side!|see another!|see other areas!|see different!|different side!
    with computers!|something with computers!|do something with!|something with people!|more contact with!|contact to people!
    contact with people!|back office!|back-office!|front office!|rather back!|in the lab!|into the lab!|to the lab!|in the office!
    an office role!|day job!|less boring!|boring!|not boring!|more exciting!|exciting|interesting job!|interesting tasks!
    something interesting!|more creative!|creative|into quality!|quality control!|into it#!|to quality!|into events!|into training!|into hr!
    into law!|into education!|into office!|into the office!|into admin!|into administration!|into accounting!|into procurement!
    into research!|into policy!|into planning!|jump to!|jump into!|jumping|hop|crossing over|find something better!|something better!
    better elsewhere!|elsewhere!|better employer!|another employer!|other employer!|new employer!|different employer!|other job!
    another job!|a different job!|look for something!|looking for something!|find my!|find a job!|find another job!|find out what!
    job hunting!|cv|not in this!|not this!|not here!|anywhere else!|anywhere but!|get away from!|resign*!|hand in my notice!|moving on!
    move on!|time to go!|time to leave!|leaving the!|leave the industry!|leave nursing!|leave teaching!|change of scene*!|change of air!
    fresh|fresh air|new place!|new surroundings!|new experiences!|new things!|try out!|try new!|trying something!|experience other!
    explore other!|explore new!|explore!|move sideways!|transfer to another!|transfer to the!|transfer to!|move across!|move to another!
    move to product!|move to sales!|move from the!|move from #|moving from!|become a developer!|become a designer!|become a data!
    become an analyst!|become a driver!|become a product!|data analyst!|data engineer!|product management!|ux!|scrum!|business analyst!
    become a recruiter!|policy work!|legal counsel in-house!|in-house!|journalism|own field|field sales!|inside sales!|fewer calls!
    no more calls!
  `,
  pay: `
    paid fairly!|be paid!|be paid more!|being paid!|get paid!|get paid more!|get paid what!|paid what!|paid better!|paid properly!
    better paid!|well paid!|fair pay!|fairly paid!|fair salary!|fair wage!|living wage!|decent wage!|decent salary!|decent pay!|worth!
    what i'm worth!|what i am worth!|what my colleagues!|same as the men!|end of the month!|something is left!|left at the end!
    live from this!|live from my!|live off!|live comfortably!|able to live!|survive the month!|without a second!|second job!|# jobs!
    two jobs!|more than my rent!|cover my rent!|covers the rent!|pay rent!|rent!|inflation!|cost of living!|on top!|% more!|# percent!|# %!
    more on my!|payslip!|paycheck!|pay check!|pay packet!|wages!|better wages!|higher wages!|earnings|earning!|earning more!|earning enough!
    earn as much!|make good money!|make money!|make more!|making money!|cash!|dough!|$ #|€ #|£ #|# thousand!|# grand!|#k!|100k!|80k!|70k!
    60k!|50k!|120k!|90k!|figures!|$$!|$$$!|save for!|saving for!|save up for!|buy my!|buy my own!|own house!|own flat!|own home!
    own apartment!|my own place!|student loan!|loans!|credit|debt free!|debt-free!|company car!|stock options!|options|13th|financially!
    financially secure!|financially free!|support my family!|send money home!|money home!|for my family|lottery|win the lottery!
  `,
  stability: `
    extended!|contract is extended!|extend my contract!|contract extended!|renewed!|contract renewed!|renewal|become permanent!
    being permanent!|a permanent job!|temp contracts!|temp to!|after # temp!|not having to look!|look for a job again!|not be fired!
    not get fired!|not be laid off!|laid off!|layoff*!|redundan*!|replaced by!|not be replaced!|robots take|want peace!|just peace!|peace!
    some peace!|don't want a career!|no career!|not a career!|don't need a career!|not interested in a career!|career is not!
    don't want more!|don't want to move up!|don't want promotion!|no promotion!|no ambitions!|not ambitious!|go on like this!|go on as!
    going on!|on like this!|carry on!|carrying on!|keep on!|keep going!|keep things as!|keep doing!|keep doing my!|keep up!|continue as!
    continue like!|continue in!|continue working!|continuing|continue!|stay in!|stay in this!|stay in my!|stay in the!|stay in nursing!
    stay with the!|stay with this!|staying here!|staying in!|staying with!|staying where!|remain here!|remain as!|remain in!|remain where!
    i like it!|i like it here!|i like my job!|like my job!|like what i do!|love what i do!|love my job!|enjoy what i do!|enjoy my job!
    i'm content!|content!|contented|i'm fine!|fine as is!|fine as it is!|i'm good!|good where i am!|good as it is!|happy as i am!
    happy as it is!|happy as is!|happy here!|happy in my!|happy!|i'm happy!|none, happy|no change!|no change please!|no changes!
    nothing has to change!|nothing should change!|leave me!|leave me in peace!|leave me alone!|as is!|as before!|like now!|like today!
    like it is!|just like now!|where i am!|already where!|already there!|reached my goal!|reached it!|reached everything!|achieved
    got what i wanted!|already have it!|dream job!|steady!|reliable|regular income!|income!|roof over|in # years still!|still be here!
    still here!|here in ten!|here until!|here for life!|lifelong|till the end!|until the end!|long time!|for a long time!|long career here
  `,
  balance: `
    be home when!|be home for!|be home by!|home when!|home at!|home before!|come home!|come home before!|before bedtime!|bedtime!|kids come!
    from school!|school run!|school holidays!|# hours would!|hours would be!|# hour!|# hrs!|#h!|#%|eighty percent!|80 percent!|80%!|30h!
    getting sick!|without getting sick!|get sick!|being sick!|sick!|ill|illness|exhaust*!|exhausted!|exhaustion!|less exhausted!|tired!
    less tired!|too tired|fatigue|sanity!|my sanity!|sane!|stay sane!|nerves!|my nerves!|energy!|more energy!|energy left!|strength left
    my knees!|my shoulder!|my feet!|my hands!|my spine!|my body!|body!|injur*!|pain free!|pain-free!|fit!|stay fit!|fitness!|sport|yoga
    lose weight|quit smoking|meditat*|time for life!|room for life!|leaves room!|leaves time!|life besides!|life next to!|live more!|life!
    my life!|life back!|a normal life!|normal people!|like normal people!|weekends like!|have weekends!|have my weekends!|a weekend!
    sundays!|sunday!|christmas!|christmas off!|evenings!|evenings with!|nights off!|days only!|only mornings!|morning shift!|early shift!
    fewer shifts!|less shifts!|fewer nights!|less nights!|no more nights!|fewer hours!|less overtime!|no overtime!|overtime!|no more double!
    caring for!|care for my!|my mother!|my mum!|my mom!|my dad!|my father!|my parents!|elderly!|my partner!|my girlfriend!|my boyfriend!
    get married!|marry|wedding|baby!|after the baby!|the baby!|a baby!|pregnan*!|maternity!|maternity leave!|paternity!|parent!|single mum!
    single mom!|daycare!|childcare!|nursery place!|grandkids!|grandchild*!|my horse!|horse|my dog!|dog|my garden|band|music|hobby!
    travel more|vacation*!|holidays!|longer holidays!|more holiday!|more vacation!|more leave!|unpaid leave!|breathe!|switch off!
    switching off|weekend without phone!|less responsibility!|less on my plate!|less pressure!|less hectic!|hectic!|slower pace!|quieter!
    quieter job!|calm job!|quiet job!|easier job!|easier on my!|sitting job|without lifting!|less lifting!|less carrying!|less standing!
    less driving!|closer to my!|shorter drive!|commute!|commut*|work remotely!|remote work!|remotely!|work from the!|anywhere in the world
    home office more!|more home office!|from home more!|happiness|be happier!|happier!|healthier!|well-being!|wellbeing!
  `,
  projects: `
    up and running!|ward up!|profitable!|profit!|more profit!|make a profit!|make our!|make the!|make this!|make it visible|visible!
    visibility!|turn the!|turn our!|turn it into!|into something digital!|something digital!|paperless!|go digital!|going digital!
    bring our!|bring the!|bring down!|bring the error!|error rate!|errors down!|complaints down!|costs down!|cut costs!|cut waste!
    less waste!|lower the!|raise the!|raise quality!|raise money!|raise funds!|fundrais*!|grant!|grants!|win a grant!|quality up!
    better quality!|quality!|lead the move!|the move to!|the new warehouse!|the new system!|new system!|new software!|new website!|new shop!
    new school!|new building!|new ward!|new branch!|new menu!|new line!|new production line!|new plant!|see the new!
    see it finished!|building finished!|complete the project!|finish this project!|get the project!|deliver the!|deliver my!|on time!
    go live!|go-live!|release!|ship!|ship the!|first app!|our first!|own app!|an app!|publish a!|write a book!|book|open source|win a!
    win a big!|big client!|big clients!|big contract!|new clients!|more clients!|clients!|win clients!|client base!|portfolio!
    own portfolio!|own clients!|own patients|own project!|a project of!|projects of my!|project of my own!|more projects!|exciting projects!
    bigger projects!|interesting projects!|large projects!|responsible for projects!|create a product!|a product!|my kids recognise|organic
    go organic!|half!|by half!|double the!|double our!|triple|record|beat the!|number one!|best in region|make us!|make the company!
    make the charity!|make the team!|make the farm!|make the school!|make our school!|improve the school!|improve patient!|improve our!
    improving the!|improvement*!|better place!|do good!|doing good!|change the world!|society|community!|for the region!|expand the!
    expand our!|expand!|expansion!|grow the!|grow our!|grow the business!|growing the!|scale the!|set up our!|setting up!|start a new!
    build our!|build up our!|build new!|building a!|implement the!|implementing|introduction of!|migrat*!|migration!|moderni*!|renovat*!
    rebuild!|restructur*!|reorgani*!|standardi*!
  `,
  abroad: `
    abroad!|see how they do!|in canada!|in australia!|in spain!|in london!|in new york!|in dubai!|in japan!|in the us!|in the usa!
    in the uk!|in america!|in asia!|in africa!|in europe!|in switzerland!|in norway!|in ireland!|in new zealand!|new zealand!|ireland!
    scotland|portugal!|greece!|mexico!|brazil!|india!|turkey!|netherlands!|denmark!|spanish branch!|french branch!|american branch!
    branch in!|office in!|our office in!|site in!|plant in!|hotel in!|in our!|in one of our!|other hotels of the group!|hotel of the group!
    sister hotel!|use my languages!|my languages!|languages overseas!|live in another!|another country!|in another country!|other country!
    different country!|different countries!|foreign countries!|other cultures!|cultures!|culture|doctors without borders!|aid mission
    development aid|on a ship!|cruise!|emigrat*!|global role!|global team!|worldwide!|go home to my country!|home country!
    back to my country!|year overseas!|exchange!|exchange programme!|exchange program!
  `,
  independence: `
    my name above!|above the door!|name on the door!|name on the sign!|nobody above me!|no one above me!|no boss above!|own garage!
    my own garage!|own bakery!|own workshop!|own studio!|own café!|own cafe!|own place!|own land!|own farm!|own vineyard!|own truck!
    own taxi!|own firm!|own law firm!|own kanzlei|own office!|own kitchen one|own thing!|my own thing!|do my own thing!|something of my own!
    something my own!|on my own!|go solo!|solo!|go it alone!|alone one day|self-employed!|selfemployed!|self employed!|self-employment!
    start something with!|with my brother!|with my wife!|with my husband!|with a friend!|found something!|founding!|become independent!
    be independent!|independent with!|independently!|fully independent!|freelancing!|freelance!|contractor!|as a contractor!|side hustle!
    side project|sell my own!|sell my!|open up my!|open up a!|open my!|open something!|opening a!|opening my!|run my own!|running my own!
    run my own business!|run a business!|own a!|owning a!|take over the farm!|take over my parents!|take over the practice!
    take over the shop!|take over the bakery!|buy the!|buy the business!|buy out!|franchise!
  `,
  retirement: `
    hang up!|hang up my!|hang up the!|last lap!|last stretch!|last mile!|home straight!|final years!|final stretch!|finish line!|# and out!
    i'm 60!|i'm 61!|i'm 62!|i'm 63!|i'm 64!|i'm 58!|i'm 59!|at 61!|at 62!|at 64!|with 63!|with 65!|retiring!|retire healthy!|retire early!
    retire soon!|retire next!|when i retire!|until i can retire!|retirement!|to retirement!|healthy into retirement!|in one piece!
    pass on what!|pass on my!|pass on!|before i go!|before i leave!|what i know!|hand over to!|hand over the!|handing over!
    train my successor!|my successor!|then fishing!|golf|allotment|count down!|countdown!|counting the days!|few years to go!|pensioner!
    pension!|my pension!|to my pension!|till my pension!|old age!
  `,
}
