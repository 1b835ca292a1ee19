import type { SkillCategory } from '../../categories.ts'

/** What people write in Spanish about the skills that they have or want. */
export const spanish: Record<SkillCategory, string> = {
  languages: `
    idioma*!|idiomas!|lengua*!|lenguas!|ingles!|aleman!|frances!|italiano!|portugues!|chino!|mandarin!|japones!|arabe!|ruso!|catalan!|euskera!
    gallego!|español!|castellano!|lengua de señas!|lengua de signos!|vocabulario!|gramatica!|pronunciacion!|fluidez!|hablar ingles!
    nivel de ingles!|bilingue!|traducir!|traduccion!
  `,
  leadership: `
    lider*!|liderazgo!|liderar!|liderar equipos!|gestion de equipos!|gestionar equipos!|gestion de personas!|gestion de personal!
    manejo de personal!|manejo de equipos!|dirigir!|dirigir equipos!|direccion!|direccion de equipos!|mandar!|jefe!|jefa!|encargad*!|supervis*!
    supervisar!|coordinar equipos!|delegar!|delegacion!|motivar!|motivacion!|motivar al equipo!|conflicto*!|resolucion de conflictos!
    manejo de conflictos!|gestion de conflictos!|mediacion!|toma de decisiones!|tomar decisiones!|decisiones!|decidir!|estrateg*!
    pensamiento estrategico!|planeacion estrategica!|gestion del cambio!|inteligencia emocional!|evaluar al personal|mentor*!
  `,
  ai: `
    inteligencia artificial!|=ia!|modelos de lenguaje!|automatiza*!|automatizacion!|automatizar!|aprendizaje automatico!|chatbots!|agentes!
    robots|prompts!
  `,
  projects: `
    proyecto*!|proyectos!|gestion de proyectos!|administracion de proyectos!|direccion de proyectos!|manejo de proyectos!|metodologias agiles!
    agil!|agiles!|cronograma*!|planificacion!|planificar!|planeacion!|gestion de producto!|gestion de riesgos!
  `,
  communication: `
    comunica*!|comunicacion!|comunicarme!|comunicacion asertiva!|asertiv*!|presenta*!|presentaciones!|hablar en publico!|en publico!|oratoria!
    expresarme!|expresion!|expresion oral!|expres*!|redaccion!|redactar!|escribir!|escritura!|escuchar!|escucha activa!|escucha!|dar feedback!
    feedback!|retroalimentacion!|moderar!|facilitar!|facilitacion!|persuasion!|persuadir!|convencer!|argumentar!|conversaciones dificiles!
    clientes dificiles!|clientes enojados!|clientes enfadados!|empatia!|habilidades blandas!|habilidades sociales!|relaciones interpersonales!
    trabajo en equipo!|trato con la gente!|trato con personas!|lenguaje corporal!|perder el miedo a hablar!|storytelling!
  `,
  programming: `
    program*!|programacion!|programar!|desarrollo web!|desarrollo de software!|desarrollo!|desarrollador*!|codigo!|codificar!|base* de datos!
    bases de datos!|ciberseguridad!|seguridad informatica!|redes!|administracion de redes!|administracion de sistemas!|sistemas!|servidores!
    nube!|computacion en la nube!|arquitectura de software!|informatica!|pruebas automatizadas!|automatas!|plcs!
  `,
  data: `
    datos!|analisis de datos!|analisis!|analitica!|analizar!|analizar datos!|estadistica*!|hojas de calculo!|hoja de calculo!|tablas dinamicas!
    formulas!|informes!|reportes!|numeros!|indicadores!|visualizacion de datos!|visualizacion!|ciencia de datos!|investigacion!
  `,
  sales: `
    venta*!|ventas!|vender!|negocia*!|negociacion!|negociar!|cierre de ventas!|captacion!|captar clientes!|prospeccion!|atencion al cliente!
    servicio al cliente!|cliente*!|clientes!|trato al cliente!|marketing digital!|mercadotecnia!|mercadeo!|publicidad!|redes sociales!|compras!
    asesor*!|asesoramiento!|comercial!|comerciales!|quejas!|reclamaciones!|desarrollo de negocio!|hosteleria?|huespedes!
  `,
  self: `
    gestion del tiempo!|manejo del tiempo!|administracion del tiempo!|administrar mi tiempo!|tiempo!|organiza*!|organizacion!|organizarme!
    organizarme mejor!|priorizar!|prioridades!|decir que no!|decir no!|poner limites!|limites!|concentra*!|concentracion!|enfoque!|productiv*!
    productividad!|procrastin*!|puntualidad!|paciencia!|estres!|manejo del estres!|gestion del estres!|control del estres!|resilien*!
    resiliencia!|calma!|confianza en mi!|autoestima!|seguridad en mi!|confianza!|disciplina!|autodisciplina!|autogestion!|creatividad!|creativ*!
    pensamiento critico!|resolucion de problemas!|resolver problemas!|adaptabilidad!|adaptarme!|flexibilidad!|autonomia!|control de emociones!
    emociones!|manejo de emociones!|orden!|ordenad*!|trabajar bajo presion!|presion!|eficiencia!
  `,
  trade: `
    soldadura!|soldar!|soldador*!|electricidad!|electricista!|electronica!|electromecanica!|mecanica!|mecanico!|mecatronica!|maquina*!|maquinas!
    maquinaria!|manejo de maquinaria!|torno!|fresadora!|fresado!|robotica!|hidraulica!|neumatica!|mantenimiento!|reparacion*!|reparar!
    montacarga*!|carretilla*!|carnet de carretillero!|grua*!|carnet de conducir!|carnet de camion!|licencia de conducir!|conducir!|manejar!
    manejo de camion|cocina!|cocinar!|cocina internacional!|panaderia!|pan!|masa madre!|reposteria!|pasteleria!|postres!|chocolate!|salsas!
    carnicer*!|vinos!|cocteleria!|cafe!|barista!|carpinteria!|madera!|albañil*!|construccion!|fontaneria!|plomeria!|pintura!|climatizacion!
    refrigeracion!|paneles solares!|jardineria!|costura!|corte!|peluqueria!|planos!|lectura de planos!|interpretacion de planos!|dibujo tecnico!
    topografia!|logistica!|almacen!|inventarios!|oficio*!|herramientas!|montaje!|ensamble!|agricultura!
  `,
  care: `
    enfermer*!|enfermeria!|cuidado*!|cuidados!|cuidados paliativos!|paliativos!|cuidados intensivos!|intensivos!|uci!|heridas!
    curacion de heridas!|geriatr*!|demencia!|alzheimer!|ancianos!|mayores!|paciente*!|pacientes!|primeros auxilios!|rcp!|reanimacion!
    emergencia*!|urgencias!|medic*!|medicina!|medicamentos!|cirugia!|quirofano!|pediatr*!|partos!|terapia*!|fisioterapia!|psicolog*!
    salud mental!|oncologia!|diabetes!|ecografia!|ultrasonido!|farmac*!|trabajo social!
  `,
  finance: `
    finanza*!|finanzas!|financier*!|contab*!|contabilidad!|contable!|impuesto*!|fiscal!|fiscalidad!|tributari*!|presupuesto*!|presupuestos!
    costos!|costes!|facturacion!|nomina*!|nominas!|auditoria!|balances!|economia!|inversion*!|banca!|seguros!|administracion de empresas!
    administracion!
  `,
  law: `
    derecho!|derecho laboral!|legal!|legislacion!|leyes!|normativa*!|contratos!|proteccion de datos!|cumplimiento!|aduana*!|recursos humanos!
    reclutamiento!|seleccion de personal!
  `,
  design: `
    diseño*!|diseñar!|diseño grafico!|diseño web!|maquetacion!|ilustracion!|dibujo!|fotografia!|foto*!|video!|edicion de video!|edicion!
    animacion!|experiencia de usuario!|creacion de contenido!|contenidos!|musica!
  `,
  software: `
    computacion!|computadora!|ofimatica!|paquete office!|software!|programas!|herramientas digitales!|competencias digitales!|digital*!
    digitalizacion!|manejo de sistemas!|nuevas tecnologias!|tecnologia*!|mecanografia!|internet!
  `,
  quality: `
    calidad!|gestion de calidad!|control de calidad!|mejora continua!|mejora de procesos!|procesos!|optimizacion de procesos!
    seguridad industrial!|seguridad laboral!|seguridad e higiene!|prevencion de riesgos!|riesgos laborales!|seguridad alimentaria!
    manipulacion de alimentos!|medio ambiente!|sostenibilidad!|auditor interno!|auditorias!|cadena de suministro!|produccion!
  `,
  teaching: `
    enseñar!|enseñanza!|docencia!|docente!|pedagog*!|didactica!|educacion especial!|educacion!|inclusion educativa!|inclusion!|manejo de grupo!
    gestion del aula!|aula!|alumnos!|niños!|padres de familia!|formador!|formar a otros!|capacitar!|capacitar a otros!|instructor!
  `,
}
