/**
 * The headings of columns in lists of people, in English, German, Spanish and Arabic, by meaning. `otherRole` and
 * `otherDepartment` apply if there is no better heading. Case, accents and anything but letters are ignored.
 */
export const headingWords = {
  email: `email, e-mail, mail, email address, e-mail-address, mail address, email id, mail id, primary email, smtp address,
    e-mail-adresse, mailadresse, adresse e-mail, correo, correo electrónico, email corporativo, dirección de correo,
    dirección de correo electrónico, dirección de e-mail, dirección email, البريد الإلكتروني, البريد, الإيميل, ايميل,
    عنوان البريد الإلكتروني, عنوان البريد`,
  name: `name, names, employee, person, staff, colleague, member, participant, mitarbeiter, mitarbeiterin, mitarbeitende,
    mitarbeiter/in, teilnehmer, nombre, empleado, empleada, trabajador, persona, الاسم, اسم, الموظف, موظف`,
  fullName: `full name, display name, employee name, name and surname, first and last name, last first name,
    name last first, last name first name, name surname, complete name,
    vollständiger name, ganzer name, voller name, vor- und nachname, vorname und nachname, vorname nachname, vorname name,
    name vorname, nachname vorname, name und vorname, anzeigename, mitarbeitername, nombre completo, nombre y apellidos,
    nombre y apellido, nombres y apellidos, apellidos y nombre, apellidos y nombres, apellidos nombre, nombre apellidos,
    nombre apellido, nombre del empleado, الاسم الكامل, الاسم بالكامل, الاسم الثلاثي, الاسم الرباعي, اسم الموظف, اسم الموظفة`,
  firstName: `first name, first, fname, given name, given names, forename, christian name, middle name, vorname, vornamen,
    rufname, zweiter vorname, nombre de pila, primer nombre, segundo nombre, nombres, الاسم الأول, الاسم الشخصي, اسم الأب`,
  lastName: `last name, last, lname, surname, family name, second name, nachname, familienname, zuname, apellido, apellidos,
    primer apellido, segundo apellido, apellido paterno, apellido materno, اسم العائلة, العائلة, اللقب, الكنية, اسم الأسرة,
    الاسم الأخير, لقب العائلة`,
  role: `job title, jobtitle, job, job position, job role, job name, position, position title, business title, title, post,
    role title, designation, jobtitel, jobbezeichnung, berufsbezeichnung, stellenbezeichnung, positionsbezeichnung,
    stelle, berufstitel, puesto, puesto de trabajo, cargo, posición, título del puesto, nombre del puesto, denominación del
    puesto, المسمى الوظيفي, مسمى الوظيفة, الوظيفة, المنصب, عنوان الوظيفة`,
  otherRole: `role, function, occupation, profession, rolle, funktion, tätigkeit, beruf, aufgabe, rol, función, ocupación,
    profesión, الدور, الدور الوظيفي, المهنة`,
  department: `department, dept, dep, department name, abteilung, abt, abteilungsname, fachabteilung, departamento, depto,
    dpto, nombre del departamento, القسم, اسم القسم, الإدارة, الدائرة`,
  otherDepartment: `team, team name, group, division, unit, business unit, org unit, organizational unit, section, bereich,
    fachbereich, geschäftsbereich, organisationseinheit, gruppe, teamname, ressort, área, area, sección, equipo, división,
    grupo, unidad, unidad de negocio, الفريق, الوحدة, الشعبة, المجموعة`,
  membershipRole: 'membership role, access',
  language: `language, lang, locale, preferred language, sprache, korrespondenzsprache, idioma, lengua, lenguaje, اللغة,
    اللغة المفضلة`,
  /** Columns that an invitation does not use. */
  leftOut: `phone, phone number, telephone, telephone number, tel, tel no, mobile, mobile phone, mobile number, cell, cell
    phone, fax, extension, ext, direct line, telefon, telefonnummer, telefon-nr, tel-nr, mobil, mobiltelefon, mobilnummer,
    handy, handynummer, festnetz, durchwahl, rufnummer, teléfono, número de teléfono, teléfono móvil, móvil, celular,
    extensión, الهاتف, رقم الهاتف, الجوال, رقم الجوال, المحمول, الموبايل, التحويلة,
    hire date, date hired, start date, entry date, joining date, date of joining, join date, joined, end date, exit date,
    birthday, birth date, date of birth, birthdate, dob, age, seniority, tenure, years of service, eintrittsdatum,
    eintritt, einstellungsdatum, startdatum, austrittsdatum, austritt, geburtsdatum, geburtstag, alter,
    betriebszugehörigkeit, fecha de ingreso, fecha de alta, fecha de contratación, fecha de inicio, fecha de baja, fecha de
    nacimiento, antigüedad, edad, تاريخ التعيين, تاريخ التوظيف, تاريخ الالتحاق, تاريخ المباشرة, تاريخ البدء, تاريخ الميلاد,
    العمر, سنوات الخدمة,
    id, employee id, employee number, employee no, employee code, staff id, staff number, personnel number, payroll number,
    number, no, nr, uid, guid, badge, user id, record id, personalnummer, personal-nr, pers-nr, mitarbeiternummer,
    mitarbeiter-nr, mitarbeiter-id, nummer, lfd nr, lfd, kennung, kürzel, número, núm, id de empleado, número de empleado,
    código de empleado, código, legajo, dni, nif, nie, cédula, matrícula, الرقم, رقم, م, الرقم الوظيفي, رقم الموظف,
    رقم الهوية, الهوية, التسلسل,
    location, usage location, office, office location, site, work location, city, town, country, state, region, zip, zip code, postcode,
    postal code, street, address, home address, postal address, building, floor, room, workplace, branch, time zone,
    standort, ort, wohnort, stadt, land, bundesland, plz, postleitzahl, straße, adresse, anschrift, gebäude, etage, raum,
    büro, niederlassung, filiale, arbeitsort, ubicación, lugar, lugar de trabajo, ciudad, país, provincia, código postal,
    dirección, domicilio, calle, oficina, sede, centro, centro de trabajo, sucursal, الموقع, المدينة, الدولة, البلد,
    العنوان, المكتب, الفرع, مكان العمل, الرمز البريدي,
    salary, pay, wage, compensation, bonus, pay grade, annual salary, gehalt, lohn, vergütung, entgelt, tarifgruppe,
    entgeltgruppe, salario, sueldo, remuneración, nómina, الراتب, الأجر,
    gender, sex, salutation, prefix, suffix, pronouns, geschlecht, anrede, género, sexo, tratamiento, الجنس,
    status, employment status, employment type, contract type, contract, fte, hours, weekly hours, beschäftigungsart,
    vertragsart, vertrag, wochenstunden, arbeitszeit, stellenumfang, tipo de contrato, contrato, jornada, estado,
    نوع العقد, الحالة,
    company, company name, employer, organization, organisation, firma, unternehmen, arbeitgeber, gesellschaft, empresa,
    compañía, organización, الشركة, المؤسسة, cost centre, cost center, kostenstelle, centro de coste, centro de costo,
    centro de costos, مركز التكلفة, nationality, nationalität, staatsangehörigkeit, nacionalidad, الجنسية,
    note, notes, comment, comments, remarks, bemerkung, bemerkungen, notiz, notizen, kommentar, notas, observaciones,
    comentarios, ملاحظات, photo, picture, avatar, foto, bild, url, link, linkedin, website, skype, slack, username,
    user name, login, account, benutzername, benutzer, usuario, nombre de usuario, اسم المستخدم, created, created at,
    updated, modified, last login, erstellt, geändert, row, line, zeile, reports to, reporting to, berichtet an, reporta a`,
} as const

/** Words that mark the work address. */
export const workWords = `work, business, company, corporate, office, official, professional, primary, dienstlich,
  dienstliche, geschäftlich, geschäftliche, beruflich, berufliche, firmen, firma, arbeit, corporativo, corporativa, laboral,
  trabajo, profesional, empresa, institucional, العمل, الرسمي, المهني, الوظيفي, الشركة`

/** Words that mark one of several addresses that is not the work address. */
export const privateWords = `private, personal, home, alternative, alternate, secondary, other, privat, private, privates,
  persönlich, persönliche, zweite, alternativ, particular, secundario, alternativo, الشخصي, الخاص, البديل, الثانوي`

/** Words without effect: whose column it is, and connecting words. */
export const fillWords = `employee, employees, staff, worker, legal, person, contact, user, member, the, of, your, mitarbeiter,
  mitarbeiterin, mitarbeiters, mitarbeitende, person, kontakt, der, die, das, des, empleado, empleada, trabajador, contacto,
  el, la, los, del, de, الموظف, للموظف`

/** Words that mark columns about a person other than that of the row. */
export const otherPersonWords = `manager, managers, supervisor, boss, emergency, assistant, vorgesetzter, vorgesetzte,
  vorgesetzten, führungskraft, chef, notfall, notfallkontakt, jefe, jefa, responsable, gerente, supervisora, emergencia,
  المدير, المشرف, الطوارئ`
