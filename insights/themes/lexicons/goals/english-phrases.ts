import type { GoalCategory } from '../../categories.ts'

/** More of what people write in English about their goals, with common roles and sayings; `#` is a number. */
export const englishGoalPhrases: Partial<Record<GoalCategory, string>> = {
  leading: `
    team of my own!|my own crew!|my own ward!|my own kitchen!|own kitchen!|run the kitchen!|run my own kitchen!|run a branch!|run the branch!
    run a store!|run the shop!|run the department!|run the place!|run the show!|run a shift!|run a ward!|take over the team!
    take over the department!|take over from my boss!|take over the branch!|take over the shift!|take over when!|my boss's job!|my boss's chair!
    boss's desk!|his chair!|her chair!|be the boss!|become boss!|become a boss!|become manager!|become a manager!|become supervisor!
    become head!|become lead!|become director!|shift lead!|shift manager!|floor manager!|duty manager!|front office manager!|hotel manager!
    general manager!|area manager!|regional manager!|team manager!|people manager!|department manager!|ward manager!|charge nurse!
    nurse manager!|matron|sous chef!|executive chef!|chef de partie!|head of department!|deputy head!|headteacher|head teacher!|vice principal!
    school management!|crew lead!|crew chief!|site manager!|site foreman!|master builder|dispatch manager!|fleet manager!|warehouse manager!
    logistics manager!|plant manager!|production manager!|production lead!|line leader!|group leader!|group lead!|tech lead!|lead engineer!
    lead developer!|engineering manager!|cto|ceo|cfo|coo|c-level!|vp|vice president!|board member!|in the board!|on the board!
    managing director!|team coordinator!|coordinate a team!|coordinator|captain|chief|in charge!|in charge of!|be in charge!|charge of a team!
    responsible for a team!|responsible for people!|responsible for the!|people under me!|# people under!|have people!|guide others!
    guide a team!|guide people!|develop people!|build a team!|build my own team!|build up a team!|mentor juniors!|mentor young!
    train the new ones|teach apprentices|first management!|management position!|management role!|leadership position!|leading role!
    leading position!|lead others!|lead people!|lead a!|lead the!|lead my!|be a lead!|manage a!|manage the!|manage others!|managing a!
    give the orders|call the shots!|have a say!|make decisions!
  `,
  promotion: `
    promoted|get promoted!|be promoted!|a promotion!|next rung!|rung|one step up!|a step up!|step higher!|go higher!|higher|higher up!
    move higher!|get ahead!|get further!|go further!|further up!|come further!|up the ladder!|career ladder!|climb the!|rank|rise in the!
    rise through!|work my way up!|way up!|senior role!|senior title!|senior level!|from junior to!|become senior!|senior engineer!
    senior developer!|senior nurse!|senior consultant!|senior accountant!|principal engineer!|staff engineer!|next grade!|next pay grade
    grade up!|band #!|upgrade|a title!|better title!|title|title that!|a real career!|make a career!|career in!|career here!|long career!
    advance in!|advance my!|not stay junior!|no longer junior!|not be an assistant!|assistant forever!|more than an assistant!|out of the entry!
    first|position with more!|higher responsibility!|growing in!|growing with!|grow with!|grow within!|grow into!|grow in the company!
    develop within!|opportunit*
  `,
  expertise: `
    go-to person!|go to person!|the person people ask!|people ask me!|people come to!|everyone asks!|specialist in!|specialise in!
    specialize in!|expert in!|expert for!|expert on!|be an expert!|guru|master|master the!|mastering|master of!|know everything about!
    know all about!|know the machine!|know every!|know my!|understand the!|understand how!|understand more!|deeper|go deeper!|dig deeper!
    in depth!|deepen my!|improve in!|improve at!|improve my!|get better!|get better in!|getting better!|be better!|become better!|become good!
    become really good!|really good at!|be good at!|very good at!|best baker!|best welder!|best nurse!|best teacher!|the best!|be the best!
    better teacher!|better nurse!|better cook!|better developer!|better engineer!|good teacher!|good nurse!|good cook!|professional
    more professional!|perfect my!|perfect|perfection|perfecting|hone|sharpen|brush up!|skills in!|new skills!|more skills!|my skills!|broaden
    broaden my!|widen|expand my knowledge!|expand my skills!|knowledge in!|knowledge of!|keep learning!|learn as much!|learn every!|learn how!
    learn to!|learn the!|learn a!|learn from!|learn sap!|learn cnc!|learn welding!|learn german!|learn english!|fluent|fluent in!|speak
    speak english!|speak german!|operate|operate every!|operate the!|run every machine!|all machines!|every machine!|every station!
    all stations!|all-rounder!|allrounder|versatile|technical career!|technical path!|expert path!|specialist path!|without leading!
    without people!|without managing!|no people responsibility!|not manage people!|don't want to lead!|don't want to manage!|craft|craftsman*
    craftsmanship|wound expert!|wound care!|pain nurse!|intensive care!|palliative|oncology|barista|sommelier|sauces|pastry|sourdough
    security expert!|data expert!|ai expert!|cloud|kubernetes|machine learning!|data science!|tax expert!|recognised as!|known for!|known as!
    publish|speak at conferences!|conference talk!|give talks!|stay up to date!|up to date!|keep up with technology!
    become independent in my work!|work independently!|work without help!|routine|confident in!|more confident!|confidence|feel sure!
    less mistakes!|fewer mistakes!|without mistakes!
  `,
  qualification: `
    finish my!|finish my degree!|finish my studies!|finish school!|finish my training!|finish my bachelor!|finish my master!|complete my!
    complete my degree!|complete my training!|pass the!|pass my!|pass the exam!|pass my exam!|exam|exams|my degree!|a degree!|get a degree!
    get my degree!|get my master!|get my bachelor!|get my certificate!|get my license!|get my licence!|get certified!|certified
    become certified!|get qualified!|qualified|become a qualified!|fully qualified!|registered nurse!|become a nurse!|become a registered!|rn
    become a teacher!|teaching degree!|teaching licence!|go back to school!|back to school!|back to university!|go to university!|go to college!
    evening school!|night school!|distance learning!|part-time study!|studying|study|study for!|study nursing!|study business!|studies|course
    a course!|courses|more courses!|attend|master craftsman!|master baker!|master's certificate!|master certificate!|meister|journeyman
    trade certificate!|apprentice to!|end of apprenticeship!|after my apprenticeship!|forklift licence!|forklift license!|truck licence!
    truck license!|hgv|class ce!|crane licence!|driving licence!|driver's licence!|driver's license!|trainer licence!|trainer certificate!|pmp
    scrum certificate!|aws certificate!|cpa|acca|cfa|cma|cima|six sigma!|black belt!|shrm|accreditation|accredited|chartered accountant!
    tax adviser!|tax advisor!|bar exam!|specialist exam!|residency|board exam!|specialist training!|further training!|recognised degree!
    get my diploma recognised!|diploma recognised!|thesis|dissertation|doctor
  `,
  change: `
    out of the!|get out of!|out of nights!|off nights!|off the night!|off the floor!|off the line!|off the road!|from the road!|into the office!
    to the office!|an office job!|office job!|desk job!|a desk!|move to the office!|change to!|change into!|changing|switch to!|switch into!
    switching|switch department*!|switch team*!|switch from!|switch career*!|career change!|change career!|change my career!|change of career!
    transition|transition to!|transition into!|move from!|move over to!|move away!|moving into!|moving to!|move into management|get into!
    get into it!|get into hr!|get into marketing!|get into sales!|get into design!|get into purchasing!|get into planning!|get into product!
    get into data!|into product!|into data!|into purchasing!|into planning!|into finance!|into logistics!|into quality!|into teaching!
    into training!|into research!|into consulting!|into development!|to purchasing!|to sales!|to marketing!|to hr!|to it#!|it# department!
    to another!|to a different!|another team!|another ward!|another branch!|another area!|another field!|another role!|another position!
    another job!|another career!|other field!|other area!|other tasks!|other team!|different field!|different area!|different team!
    different career!|different company!|different tasks!|something else!|anything else!|do something else!|somewhere else!|elsewhere
    try something!|try other!|try a!|new tasks!|new job!|new position!|new area!|new team!|new industry!|new start!|start over!|fresh start!
    start something new!|leave this!|leave the!|leave here!|leaving|quit|find a new!|find another!|find something!|find a job!|get away!
    out of here!|away from here!|far away!|not here!|not at this company!|not in this company!|no longer here!|not be here!|gone|look around!
    looking for!|applied|applying|explore|explore other!|see other departments!|rotation|job rotation!|sideways|lateral|cross over!|retrain
    retraining|reorient*|reinvent|from nursing to!|from sales to!|from support to!|from driver to!|from kitchen to!|from production to!
    product owner!|ux designer!|project manager instead|trainer|a trainer!|become a trainer!|consultant|research|more variety!|variety
    more interesting!|interesting work!|more challenging!|challenging
  `,
  pay: `
    more money!|earn better!|earn a!|earn enough!|earn what!|better pay!|better salary!|higher salary!|higher pay!|more salary!|more pay!
    good money!|decent money!|six figures!|six-figure!|# k!|# euros!|# dollars!|# a month!|# an hour!|a month!|an hour!|salary increase!
    pay rise!|pay raise!|get a raise!|a raise!|wage|pay grade!|afford|afford a!|afford to!|buy a!|buy a house!|buy a flat!|buy an apartment!
    mortgage|pay off!|pay off my!|debts|debt|loan|rent|pay the rent!|pay my bills!|bills|savings|save up!|save money!|a car!|new car!|rich
    get rich!|wealth*|millionaire|financial freedom!|financially independent!|financial security|financial stability|feed my family!
    provide for!|live from!|live on!|make ends meet!|without a second job!|second job!|commission|bonus|shares|equity
  `,
  stability: `
    stay|stay as!|stay on!|stay with!|stay at!|stay put!|stay in the team!|stay in this!|stay the same!|stay a!|staying|remain|remain in!
    remain here!|keep|keep going!|keep my!|keep the!|keep working!|keep doing what!|keep things!|as it is!|as they are!|like it is!|as now!
    same as!|same job!|same team!|same place!|the same!|just the same!|exactly what i do!|what i do now!|where i am now!|where i'm at!
    right where!|happy here!|happy as!|happy with!|happy where!|i'm happy!|content|content with!|satisfied|fine where!|fine as!|no plans!
    no goals!|no goal!|no ambitions!|no ambition!|not everyone wants!|not everyone has!|no need to climb!|don't need a career!|no career!
    nothing more!|just do my job!|do my job!|do my work!|do my work well!|do a good job!|good job!|quiet life!|a quiet!|peace and quiet!
    in peace!|left in peace!|calm|steady|steady job!|steady work!|steady income!|secure|secure work!|safe job!|safe|safe place!|permanent
    permanently|permanent role!|a permanent!|open-ended!|unlimited|contract|a contract!|proper contract!|real contract!|full contract!
    fixed contract!|taken on!|be taken on!|kept on!|be kept!|hired|hired permanently!|no more temp!|temp|agency|full hours!|more hours!
    still have a job!|have a job!|not lose my job!|lose my job!|job still!|still be here!|still here!|be here in!|here in # years!
    in # years here!|grow old here!|company survives!|visa|residence permit!|until my kids!|long-term!|long run!|loyal
  `,
  balance: `
    less hours!|work less!|working less!|less work!|fewer shifts!|fewer days!|# days a week!|# hours!|# hour week!|# day week!|four days!
    three days!|four-day week!|go part time!|go part-time!|reduce my hours!|reduce hours!|reduce to!|cut down!|cut my hours!|cut hours!
    half time!|half days!|no more nights!|no nights!|no night shift!|no more night!|no more weekends!|no weekends!|weekends off!|weekends free!
    free weekends!|evenings free!|evenings|day shifts!|only days!|only day shifts!|early shifts only!|mornings only!|regular hours!
    normal hours!|fixed hours!|nine to five!|9 to 5!|sleep|sleep at night!|sleep again!|see my!|see my kids!|see my family!|see my children!
    see my daughter!|see my son!|time with!|time with my!|time with family!|more time!|more time with!|more time for!|time for my!|my kids!
    my children!|my daughter!|my son!|my wife!|my husband!|my mother!|my parents!|my baby!|my dog!|grandchildren|grandkids|children
    parental leave!|maternity|come back after!|return from!|a life!|have a life!|life outside!|private life!|free time!|hobbies
    travel more privately|sabbatical|year off!|time off!|holiday|work from!|work from anywhere!|work remotely!|remotely|from home!|home more!
    be home!|home earlier!|home on time!|home for dinner!|less travel!|less travelling!|shorter commute!|closer to home!|near my home!|not burn!
    burnt out!|burn out!|burnout|burning out!|without burning!|without burnout!|survive|less pressure!|less stressful!|no stress!
    without stress!|stress-free!|calmer|slow down!|slower|stay healthy!|healthy until!|get healthy!|my health!|my back!|back pain!
    spare my back!|knees|physically|lighter|lighter work!|easier|easier work!|less heavy!|mental health!|peace of mind!|relaxed|relax|enjoy
    enjoy life!|enjoy my!|balance between!|combine|combine work!|combine job!|reconcile
  `,
  projects: `
    my own project!|own projects!|big project!|a big project!|big projects!|bigger project!|larger projects!|lead a project|lead projects!
    lead a big project!|manage projects!|manage a project!|managing projects!|project lead!|project leader!|project manager!|project management!
    launch a!|launch my!|launch the!|roll out!|rollout|set up!|set up a!|set up the!|build a!|build the!|build something!|build up!
    build up the!|create a!|create something!|create my!|develop a!|develop the!|develop new!|new product!|a product!|product that!|recipe
    new recipe!|own recipe!|my own recipe!|collection|app|a tool!|invent|patent|design a!|open a new branch!|open the new!|open another!
    introduce a!|introduce new!|bring in!|bring in new!|change something!|change things!|change how!|change the way!|improve the!|improve our!
    improve how!|make things better!|make it better!|make a change!|make an impact!|have an impact!|leave something!|leave a mark!|make my mark!
    modernise|modernize|digitise|digitize|digital*|automate|automate the!|automating|optimise|optimize|streamline|efficient|more efficient!
    reduce waste!|reduce errors!|reduce complaints!|zero accidents!|no accidents!|sell|sell more!|sales|sales numbers!|hit my!|hit the!
    hit my target*!|hit targets!|reach|reach the!|reach my!|reach # !|# million!|million|quota|close deals!|close the!|win|win the!|win new!
    win customers!|more customers!|new customers!|key accounts!|key account!|big customers!|satisfied customers!|happy customers!|happy guests!
    happy patients!|help people!|help patients!|help children!|help customers!|help the team!|help the company!|help others!|contribute
    contribute more!|add value!|useful|be useful!|meaningful|meaning|purpose|sustainab*|green|climate|strategic|responsibility for a project!
    see results!|results|awards|award|star|michelin
  `,
  abroad: `
    work abroad!|go abroad!|abroad for!|year abroad!|time abroad!|other countries!|another continent!|foreign country!|foreign branch!
    branch abroad!|office abroad!|site abroad!|berlin office!|london|new york!|paris|singapore|dubai|spain|italy|france|switzerland|austria
    america|usa|canada|australia|asia|china|japan|africa|norway|sweden|international projects!|international team!|international role!
    international career!|see the world!|world|around the world!|travel for work!|travelling|traveling|travel|expat|assignment
    assignment abroad!|secondment|cruise ship!|international clients!
  `,
  independence: `
    own company!|my company!|own firm!|own shop!|my own shop!|own store!|own café!|own cafe!|own bakery!|own salon!|own garage!|own workshop!
    own restaurant!|own bar!|own hotel!|own truck!|own practice!|own agency!|own studio!|own school!|own farm!|own brand!|my own brand!|open a!
    open a shop!|open a bakery!|open a café!|open a cafe!|open a restaurant!|open my!|open my own!|start my own!|start a!|start a business!
    start a company!|found a!|found my!|founder|start-up!|self employment!|self-employment!|self employed!|go freelance!|freelancer
    be independent!|work for myself!|my own boss!|own boss!|no boss!|without a boss!|take over the family!|family business!|family bakery!
    take over the bakery!|take over the workshop!|take over my father's!|parents' business!|parents' bakery!|side business!|food truck!
  `,
  retirement: `
    retired|be retired!|retire at!|retire in!|retire with!|retire from!|until i retire!|before i retire!|till i retire!|until retirement!
    till retirement!|before retirement!|reach retirement!|make it to retirement!|to retirement!|till pension!|until pension!|until the pension!
    make it to my pension!|to my pension!|my pension!|pension|pensioner|# years to go!|years to go!|# more years!|# years left!|years left!
    last # years!|only # years!|end of my career!|end my career!|early retirement!|partial retirement!|hand over my!|hand over everything!
    hand over!|hand on!|pass on my!|pass on my knowledge!|pass my knowledge!|garden|fishing|boat|beach|sixty|at 60!|at 63!|at 65!|at 67!
    at sixty!
  `,
}
