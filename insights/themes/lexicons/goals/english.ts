import type { GoalCategory } from '../../categories.ts'

/** What people write in English about their goals at work. */
export const english: Record<GoalCategory, string> = {
  leading: `
    lead*!|leading a team!|lead a team!|team lead!|team leader!|leader!|leadership!|leadership role!|manage*!|manager!|management!
    manage people!|head of!|department head!|supervis*!|director!|boss!|foreman!|shift leader!|store manager!|branch manager!|head nurse!
    head chef!|executive!|run a team!|my own team!|own team!|responsibility for people!|responsibility!|more responsibility!|mentor others!
    mentor*|principal!|partner!
  `,
  promotion: `
    promot*!|promotion!|next level!|next step!|move up!|climb!|step up!|advance*!|advancement!|senior!|senior position!|higher position!|career!
    career path!|career growth!|grow!|growth!|progress*!|progression!|rise!|ladder!|better position!|position!
  `,
  expertise: `
    expert!|become an expert!|specialist!|speciali*!|subject matter!|deepen!|deeper knowledge!|master my craft!|mastery!|get better at!
    improve my skills!|skill*!|skills!|learn*!|learn more!|learn new!|knowledge!|professional development!|develop myself!|technical expert!
    architect!|craft*!|know more!|best in!|ai!|python!|excel!|experience!|gain experience!|better at!|become better!|language*!|english!
  `,
  qualification: `
    certif*!|certificate!|degree!|bachelor!|master's!|masters!|mba!|phd!|doctorate!|diploma!|stud*!|studies!|university!|college!
    qualification*!|qualify!|exam*!|training!|course*!|apprenticeship!|finish my apprenticeship!|licence!|license!|chartered!|further education!
    education!|graduat*!
  `,
  change: `
    change department!|other department!|another department!|different department!|change role!|different role!|new role!|new field!
    new challenge*!|challenge*!|switch*!|move to!|move into!|transfer!|change job*!|different job!|leave!|leaving!|new job!|another company!
    change of!|day shift!|rotate!|something different!|something new!|product manager!|developer!|data scientist!|into it!|into marketing!
    into hr!|into sales!
  `,
  pay: `
    salary!|pay!|raise!|money!|earn more!|earn!|earnings!|income!|wage*!|bonus!|better paid!|financial!|financially!|buy a house!|house!
  `,
  stability: `
    permanent!|permanent contract!|permanent position!|job security!|secure!|secure job!|security!|stable!|stability!|stay!|stay here!
    stay where i am!|stay in my!|keep my job!|keep doing!|continue!|carry on!|happy where i am!|where i am!|same as now!|long term!|full time!
    full-time!|contract!|keep my!
  `,
  balance: `
    work life balance!|balance!|part time!|part-time!|fewer hours!|less hours!|less stress!|reduce*!|family!|kids!|children!|time for!|flexib*!
    remote!|work from home!|home office!|four day!|health!|healthy!|not burn out!|no night shifts!|nights!|weekends!|stress!
  `,
  projects: `
    project*!|projects!|own project!|bigger projects!|launch*!|build!|implement*!|introduce!|improve processes!|improve*!|process*!|product*!
    innovat*!|create!|digitali*!|automat*!|sales target*!|targets!|reach my targets!|customers!|more clients!|increase!|contribut*!|impact!
    make a difference!|team goals!|numbers!|strateg*!|deliver!
  `,
  abroad: `
    abroad!|international*!|foreign!|other country!|another country!|overseas!|travel*!|expat!|us office!|transfer abroad!|relocat*!|global!
  `,
  independence: `
    own business!|my own business!|self-employed!|self employed!|freelanc*!|start-up!|startup!|own company!|entrepreneur*!|independent!
    independence!|own shop!|own restaurant!|own bakery!|own practice!|open my own!|my own boss!|consultant!
  `,
  retirement: `
    retire*!|retirement!|pension!|retire early!|early retirement!|last years!|few years left!|until retirement!
  `,
}
