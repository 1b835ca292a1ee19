import type { WishCategory } from '../../categories.ts'

/** How people say in Spanish what the company should do better without its usual words; `#` is a number. */
export const spanishPhrases: Partial<Record<WishCategory, string>> = {
  pay: `
    sin aumento!|años sin aumento!|gano menos!|ganan mas que!|por lo mismo!|bono desaparec*!|lo que trabajo!|hamburgues*|lo que gano!
    con lo que gano!|gano|ganamos|lo que cobro!|pago la renta!|pagar la renta!|pagar el alquiler!|pagar la luz!|renta|la renta!|el super!
    supermercado|la luz!|la canasta basica!|canasta|la compra!|todo sube!|todo esta caro!|todo mas caro!|precios suben!|suben los precios!
    suban la paga!|suban el sueldo!|suban los sueldos!|nos suban!|subirnos|subanos|que nos paguen!|que paguen!|paguen mas!|paguen bien!|paguen
    pagar bien!|pagar mejor!|pagan poco!|pagan mal!|pagan menos!|pagan mas!|mejor paga!|mejor pagados!|dan mas!|dan # mas!|en la competencia!
    la competencia paga!|en otros lados!|en otras empresas!|en otro lado!|otras empresas pagan!|enfrente|al lado pagan!|mas que yo!
    mas que nosotros!|menos que!|el doble!|lo doble!|cuesta el doble!|# por ciento!|por ciento mas!|porcentaje|nos deben!|deben horas!
    nos deben dinero!|deuda|deudas|atrasos de!|atrasado*|a tiempo!|dia de pago!|quincena|quincenas|descuentan|nos descuentan!|descuento por!
    quitan|nos quitan!|gratis|trabajar gratis!|regalar horas!|regalamos|regalo mi tiempo!|de a gratis!|sin pagar!|sin cobrar!|no cobramos!
    no se paga!|no nos lo pagan!|productividad*?|por productividad!|por objetivos!|por ventas!|comisiones|despensa|aguinaldo|prima vacacional!
    reparto|ptu|gano lo mismo!|miseria|migajas|limosna|burla?|verguenza?|congelad*|congelado|desde hace # años!|no sube!|nunca sube!
    no nos han subido!|han subido!|seguro de gastos!|dentista|lentes|gafas|guarderias|transporte pagado!|pasajes pagados!|pagar gasolina!
    vivienda digna|infonavit|ahorro|prestaciones de ley!|horas nocturnas!|festivos pagados!|domingos pagados!|prima dominical!|igual trabajo!
    mismo trabajo!|mismo sueldo!|a igual trabajo!|me endeud*!|segundo trabajo!|otro trabajo para!|dos trabajos!|llegar a final!|final de mes!
    a fin de mes!|fin de quincena!|los beneficios se quedan!|ganancias|reparten
  `,
  time: `
    dias fijos!|libres fijos!|si trabajo!|abrir a las!|cerrar a las!|solicitudes de vacaciones!|despierta|salir a las #!|a las #!|salir a!
    salgo a!|salgo|salimos|entro a!|entrar a!|entrar mas!|irme a!|hora de salir!|hora|# horas!|# horas seguidas!|# horas diarias!|doce horas!
    # dias a la semana!|# dias seguidos!|dias seguidos!|# dias libres!!|# dias!|saber mi horario!|mi horario!|el horario!|saber cuando!
    cuando trabajo!|cuando libro!|cuando descanso!|con tiempo!|con mas tiempo!!|un dia antes!|dia antes!|de un dia para otro!|la noche antes!
    el dia anterior!|cambian el turno!|cambian el horario!|cambiar de turno!|cambiarme el turno!|cambios de turno!|cambios de horario!|rotar
    turnos rotativos!|turnos fijos!|turno fijo!|turnos dobles!|doblar turno!|doblar|doblamos|doblete|quedarme|quedarnos|nos quedamos!
    horas de mas!|de mas!|me dejan!|dejan comer!|comer tranquilo!|minutos de pausa!|minutos para comer!|minutos de descanso!|tiempo para comer!
    hora para comer!|ir al baño!|home|home dos!|hacer home!|desde mi casa!|de casa!|en casa!!|desde la casa!|casa|pedir vacaciones!
    mis vacaciones!|vacaciones cuando!|mas vacaciones!|vacaciones en verano!|dias de vacaciones!|dias de asueto!|asueto|puente|semana santa!
    nochevieja|reyes|cumple|dia de mi!|dia personal!|un fin de semana!|un domingo!|domingos|los domingos!|todos los domingos!|los sabados!
    todos los sabados!|los viernes por la tarde!|viernes tarde!|viernes corto!|mi dia de!|mi dia libre!!|mi descanso!|dia que libro!
    me escriben!|escriben|mensajes a!|mensajes fuera!|a deshoras!|por la noche!|de noche!|a las tantas!|llaman|llamarme|mis hijos!|mi hijo!
    mi hija!|mi familia!|mi esposa!|mi mujer!|mi marido!|mi mama!|mi madre!|los niños!|ver a mis!|ver a mi!|estar con mi!|recoger a!|llevar a!
    escuela de!|colegio de!|embaraz*|medico de!|cita medica!|citas medicas!|tener vida!|vida|una vida!|vida fuera!|vida propia!|vida social!
    dormir|sueño|menos dias!|trabajar menos!|horas menos!|semana|semana de!|reducida|reducir horas!|media|elegir turno!|elegir horario!
    elegir mis!|horario de!|horarios de!|horario corrido!|corrido|intensivo|verano|horario de verano!
  `,
  workload: `
    ir al baño!|ni ir al baño!|se fue hace!|hace # meses!|decir que si!|que si a todos!|mas manos!|una recepcionista!|una enfermera para!
    un cocinero para!|para # habitaciones!|ahogad*|ahogamos|somos #!!|eramos #!|eramos|somos # para!|lo de #!!|hacer lo de!|trabajo de #!!
    el trabajo de!|por #!|para # personas!|# para hacer!|antes eramos!|quedamos #!|quedamos|quedan|nos dejan solos!|solos|solas|yo solo!
    yo sola!|me dejan sola!|me dejan solo!|explotad*|nos explotan!|explotan|explotacion|exprimen|esclavos|burros|como burros!|reventad*
    reventamos|molidos|muertos|hasta arriba!|hasta el cuello!|hasta las!|no puedo mas!|no podemos mas!|no podemos!|no puedo!|no aguanto!
    no da tiempo!|no nos da!|no me da tiempo!|da tiempo!|no alcanza el tiempo!|sin tiempo!|poco tiempo!!|falta tiempo para!|mas tiempo para!
    tiempo con los pacientes!|tiempo para los pacientes!|tiempo para los niños!|tiempo para preparar!|tiempo por!|minutos por!|# pacientes!
    # alumnos!|# niños!|# habitaciones!|habitaciones por!|menos habitaciones!|# mesas!|# entregas!|paquetes|# llamadas!|# cosas!|mil cosas!
    de todo!|hago de todo!|todologo|hacer de todo!|mas cajer*!|mas meser*!|mas camarer*!|mas enfermer*!|mas medicos!|mas maestr*!
    mas profesores!|mas choferes!|mas conductores!|mas cociner*!|mas tecnicos!|mas vendedores!|mas operarios!|mas programadores!|mas limpiador*!
    mas ayudantes!|mas ayuda!|ayudante|otro cajero!|otra persona!|otro compañero!|otra enfermera!|alguien mas!|una persona mas!|gente nueva!
    meter gente!|metan gente!|metan mas!|traigan gente!|pongan gente!|pongan mas!|poner mas gente!!|poner mas!|poner gente!|cada vez mas!
    cada vez mas trabajo!|cada vez menos!|menos gente!|mas chamba!|mucha chamba!|chamba|curro|mucho curro!|jale|tanta|tantas|tareas extra!
    mas tareas!|nos cargan!|cargan|nos echan!|encima|nos ponen!|encargos|se va todo el mundo!|todos se van!|la gente se va!|gente se va!|se fue!
    se fueron!|los que se van!|se marchan!|huyen|rotan|no reemplazan!|no cubren!|no se cubre!|cubra|que cubra!|quien cubra!|cubrirnos
    quien me cubra!|nadie cubre!|nadie que cubra!|suplan|relevo|enferma|falta alguien!|si falta uno!|si falta!|cuando falta!|faltamos|apoyo en!
    apoyo extra!|refuerzos|refuerzo en!|temporales|navidad refuerzo|fin de semana refuerzo|picos|rebajas|black friday!|quincena llena|a mil!
    correr|bajar el ritmo!|ir mas despacio!|mas despacio!|entregas imposibles!|fechas|fechas imposibles!|para ayer!|todo para ayer!|ayer
    todo a la vez!|a la vez!|al mismo tiempo!|proyectos a la vez!|menos proyectos!|menos tareas!|menos pacientes!|menos carga!|llorar|lloro
    crisis|ansiedad
  `,
  information: `
    nunca nos dicen!|nos dicen nada!|si va mal!|empresa va mal!|sinceros|escribir lo que!|lo que se decidio!|olvidan avisar!|avisa de nada!
    nadie avisa!|nadie nos avisa!|no avisan!|no nos avisan!|sin avisar!|avisen antes!|avisar antes!|me lo conto!|me conto!|conto|contaron
    lo conto!|cliente me dijo!|un cliente!|por un cliente!|por los clientes!|antes que nosotros!|antes que los!|vecino|vecina|taxista|peluquer*
    por la radio!|por facebook!|facebook|por redes!|en las noticias!|las noticias!|por casualidad!|de casualidad!|de rebote!|por terceros!
    tercero|de oidas!|de boca en boca!|chisme de pasillo!|pasillo*|en el pasillo!|los ultimos!|el ultimo!|somos los ultimos!|nadie dice nada!
    no dicen nada!|no nos dicen!|no dicen!|dicen nada!|nos ocultan!|ocultan|esconden|secretos|a ciegas!|ciegas|en el aire!|en la luna!
    no sabemos nada!|no se sabe!|ni idea de!|nadie sabe nada!|que va a pasar!|va a pasar!|que esta pasando!|que se hace!|que planean!
    los planes!|planes de la empresa!|como vamos!|como va!|hacia donde!|a donde vamos!|por que!|el por que!|el porque!|sin explicar!|explicacion
    nadie explica!|resultados|resultados de la encuesta!|encuesta|encuestas|la ultima encuesta!|nunca contestan!|no contestan!|nadie contesta!
    no responden!|nadie responde!|contesten|respondan|contestar|responder correos!|correos sin!|mil correos!|# correos!|# grupos!
    demasiados grupos!|# chats!|mensajes|podrian ser un correo!|podria ser un correo!|ser un correo!|reuniones eternas!|reuniones cortas!
    reuniones inutiles!|reuniones para!|reunion semanal!|reunion mensual!|una reunion!|juntas eternas!|menos juntas!|tanta junta!|tantas juntas!
    juntarnos|sentarse|sentarse a hablar!|sentarnos|hable con!|hablen con!|hablar con!|hablen mas!|hablar mas!|hablarnos|no se hablan!
    no se habla!|no hablan!|nadie habla!|se hablen!|oficina hable!|oficina y taller!|cocina y sala!|dia y noche!|turno de dia!|los de noche!
    turno de la noche no se entera!|turno anterior!|turno siguiente!|el otro turno!|otra sede!|otras sedes!|sucursal*|la matriz!|corporativo
    oficinas centrales!|llega la informacion!|no llega!|nunca llega!|se pierde!|se pierde en!|se queda!|no baja!|no fluye!|fluya|fluida|fluidez
    bajar la informacion!|compartir|compartir la informacion!|compartan|informacion clara!|mensaje|mensajes claros!|mensajes contradictorios!
    contradic*|uno dice!|cada uno dice!|dicen cosas distintas!|cosas distintas!|telefono roto!|teléfono malogrado!|escrito|por escrito!|idioma
    en mi idioma!
  `,
  leadership: `
    cancela|cancela las!|hacerse responsable!|no se decide!|decide nada!|no se decide nada!|nunca ha pisado!|pisado|revisa mis correos!
    piden ideas!|piden opinion!|luego las ignoran!|las ignoran!|no grite!|que no grite!|trata como niños!|como niños!|como adultos!|como basura!
    como animales!|como esclavos!|nos trata!|nos tratan!|nos traten!|me trata!|tratar|trate bien!|la encargada!|el encargado!|encargada grita!
    grita|gritos|a gritos!|gritan|nos grita!|nos gritan!|humilla|nos humilla!|regaña*|regañan|regaños|delante de los!|delante de todos!
    enfrente de!|frente a los!|insulta|mal humor!|de malas!|malas caras!|lo que decimos!|lo que pensamos!|lo que necesitamos!|tomen en cuenta!
    en cuenta lo!|nos tomen!|nos pregunten!|nadie pregunta!|nadie nos pregunta!|preguntan|consult*|consulten|sin preguntar!|sin consultar!
    opiniones|nuestras ideas!|ideas ignoran!|ignoran|nos ignoran!|hacen oidos!|oidos sordos!|sordos|nunca escucha!|no escucha!|no escuchan!
    nadie escucha!|escuche|hoy dicen!|hoy una cosa!|mañana otra!|una cosa y mañana!|una cosa y luego!|una cosa y otra!|cada semana otra!
    cada dia cambian!|cambian de idea!|cambian de opinion!|cambios de rumbo!|cambia todo!|vaivenes|bandazos|nadie decide!|no decide!|no deciden!
    decidan|que decida!|que decidan!|alguien que decida!|da la cara!|den la cara!|dar la cara!|cara|se esconde!|se esconden!|se lava las manos!
    lavarse las manos!|encerrad*|en su oficina!|en su despacho!|despacho|desde el despacho!|desde un escritorio!|salgan de!|salir de la oficina!
    bajen al!|bajar al!|vengan a!|venir a!|vengan un dia!|un dia con nosotros!|un dia en nuestro!|trabajar un dia!|hacer nuestro trabajo!
    lo que hacemos!|no saben!|no sabe!|no tienen idea!|ni idea de lo!|no conocen!|conozcan|sepan|saber lo que!|nunca lo vemos!|nunca la vemos!
    no lo vemos!|nunca aparecen!|nunca viene!|no viene!|ni saluda!|ni nos saluda!|no saluda!|mi nombre!|nuestro nombre!|nuestros nombres!
    camaras|nos vigilan!|vigilados|encima de!|estan encima!|todo el tiempo encima!|cada minuto!|cronometr*|dejen trabajar!|dejennos|dejarnos
    nos dejen trabajar!|mas libertad!|menos control!|mas confianza!|confien|promesas incumplidas!|prometen y!|prometieron|dijeron que!
    no cumplen!|no cumple!|cumplan lo!|palabreria|puro cuento!|mucho hablar!|hechos|mas hechos!|hechos y no!|accion|actuen|hagan algo!
    hacer algo!|resuelvan|resolver|resuelven|soluciones|solucion*|solucionar|solucionen|problemas|los problemas!|no hacen nada!
    mirar para otro lado!|otro lado!|disculp*|pedir perdon!|perdon|admitir|admitan|reconozcan sus errores!|reconocer errores!|echar la culpa!
    culpa nuestra!|culpa de nosotros!|nos culpan!|nos apoya!|nos apoyan!|nos respalden!|nos defiendan!|defiendan|de nuestro lado!
    cubrirnos las espaldas!|sub director!|subdirector*|jefe de!|jefa de!|jefe de turno!|jefe de cocina!|jefa de enfermeria!|coordinadora
    capataces|gerentes|dueño|la dueña!|muchos jefes!|tantos jefes!|menos jefes!|mejores jefes!|otro jefe!|otra jefa!|cambiar al jefe!
    cambiar de jefe!|buenos lideres!|mejores lideres!|lideres|gente preparada!|jefes preparados!|preparados|formados|como voy!|saber como voy!
    como lo hago!|evaluacion|consultores
  `,
  recognition: `
    nadie lo noto!|noto|de vez en cuando!|festivos y nadie!|palmadita|buen trabajo!|un buen trabajo!|simple buen trabajo!|decir buen trabajo!
    bien hecho!|un bien hecho!|dan las gracias!|nunca dan las gracias!|dar gracias!|ni las gracias!|ni gracias!|ni un gracias!|las gracias!
    nadie agradece!|no agradecen!|agradezcan|una palabra!|una palabra amable!|palabras de aliento!|aliento|animo|animos|solo ven lo malo!
    lo malo!|solo cuando algo sale mal!|sale mal!|solo lo malo!|solo regaños!|solo critican!|los errores solo|lo bueno!|lo que hacemos bien!
    hacemos bien!|cosas bien!|nadie ve!|no nos ven!|no ven!|vean|que vean!|nos vean!|ver el esfuerzo!|invisibles|somos invisibles!
    ni saben que existimos!|existimos|no existimos!|no importa!|importamos|que importamos!|nos importan!|les importamos!|a nadie le importa!
    como numeros!|un numero mas!|somos un numero!|una tarta!|pastel|un pastel!|pizza|flores|tarjeta|una tarjeta!|diploma|placa|reloj
    un boligrafo!|cena de agradecimiento!|años aqui!|# años!|# años aqui!|años trabajando!|despues de # años!|despues de tantos años!
    tantos años!|toda la vida!|se jubilo!|al jubilarse!|se fue sin!|despedir con!|camaristas|camareras de piso!|los de limpieza!
    personal de limpieza!|afanador*|intendencia|los de abajo!|los que sostenemos!|sin nosotros!|meritos|se llevan el merito!|se lleva el merito!
    llevan el credito!|credito|medalla*|se cuelga la medalla!|aplaudir|sonrisa|una sonrisa!|estimul*|estimulos|recompensa*|recompensar
    incentivar|entusiasm*|desanim*
  `,
  fairness: `
    las guapas!|guapas|guapos|se llevan las mejores!|se llevan los mejores!|llevan las mejores!|tambien para los jefes!|tambien los jefes!
    sobrino del!|sobrina del!|el sobrino!|hijo del!|hija del!|esposa del!|mujer del jefe!|cuñad*|compadres|ahijad*|familia del dueño!
    familia del jefe!|amigos del!|amigo del!|amigas de!|amiguitos|amiguetes|cuates|los cuates!|compas del jefe|conocidos|recomendad*|contactos
    influencias|hace lo que quiere!|hacen lo que quieren!|siempre los mismos!!|los mismos!!|mismos con!|mismos de siempre!|buenos turnos!
    mejores turnos!|peores turnos!|los peores!|los mejores horarios!|unos si!|unos si y otros!|otros no!|unos mas que!|unos tienen!|a unos!
    a unos si!|a otros no!|algunos|a algunos!|algunos no trabajan!|no hacen nada y!|trabajan menos!|trabaja menos!|mitad|se escaquean!|escaque*
    vividores|zanganos|huevones|gorron*|todos por igual!|a todos igual!|todos igual!|igual a todos!|iguales|somos iguales!|para todos!
    tambien para!|tambien a nosotros!|y no solo a!|no solo a los!|no solo para!|no solo los!|mismos derechos!|mismos beneficios!
    mismas oportunidades!|las mismas oportunidades!|mismas condiciones!|misma ley!|ley pareja!|pareja|parej*|derechos|los de oficina!
    oficina si!|en oficina si!|oficinistas|administrativos si!|jefes si!|subcontratados igual|eventuales igual|fumadores|los que fuman!
    con hijos!|sin hijos!|solteros|embarazad*|madres|ser mujer!|por ser mujer!|las mujeres!|hombres|viejos|jovenes|mas de 50!|color de piel!
    acento|extranjeros|migrantes|indigen*|a dedo!|dedazo|dedo|concursos|concurso|plazas a dedo!|criterio*|criterios|criterios claros!
    evaluacion justa!|evaluar justo!|repartir equitativ*!|reparto justo!|turnarse|por turnos!|rotar los turnos!
  `,
  development: `
    nadie me capacito!|me capacito!|barran|barrer|me gustaria aprender!|gustaria aprender!|llevo # años!|llevo años!|años en el mismo!
    en el mismo puesto!|el mismo puesto!|mismo lugar!|misma silla!|sigo igual!|sigo siendo!|sigo de!|no subo!|nunca subo!|no se puede subir!
    no hay ascensos!|no hay futuro!|futuro aqui!|no hay donde crecer!|donde crecer!|donde subir!|crecer aqui!|una oportunidad!|oportunidad
    oportunidades para!|oportunidades de!|dar oportunidad*!|den oportunidad*!|dar la oportunidad!|chance|una chance!|nos enseñen!|enseñen a!
    nos enseñen a!|enseñar a!|me enseñen!|enseñarnos|nadie enseña!|nadie me enseño!|nadie me explico!|explican nada!|nos expliquen como!
    como usar!|como se usa!|usar la!|aprendi solo!|aprendi sola!|aprender cosas!|aprender algo!|aprender mas!|querer aprender!|youtube
    a base de!|a base de errores!|al ruedo!|a los leones!|sin preparacion!|preparacion|preparar|prepararnos|preparen|nuevos|los nuevos!!
    al nuevo!|gente nueva sin!|primer turno!|primer dia solo!|un dia de!|dos dias de!|# dias de capacitacion!|mande|manden|nos manden a!
    mandan a cursos!|mandan siempre!|cursillo*|curso de!|cursos de!|cursos para!|pagar cursos!|paguen cursos!|pagar estudios!|pagar la carrera!
    estudios pagados!|terminar mi!|terminar la!|seguir estudiando!|estudiando|apoyo para estudiar!|ayuda para estudiar!|certificarnos|carnet
    carnet de!|licencia de conducir!|clases|ingles en la empresa!|congresos|conferencias|ferias|gente de fuera!|de afuera!|de la calle!
    gente de afuera!|externos|contratan externos!|los de casa!|gente de casa!|gente de la casa!|de aqui!|gente de aqui!|a los de dentro!
    los que ya estamos!|primero a los!|puestos internos!|concursar|plazas|plazas internas!|techo de!|estancados|siempre lo mismo!
    hacer siempre lo mismo!|lo mismo todos!|variar|variedad|rotar de puesto!|cambiar de area!|otras areas!|conocer otras areas!
    mas responsabilidad!|mas responsabilidades para|tareas interesantes!|reto|aprovechar|aprovechar el talento!|mi carrera!|mis estudios!
    mi titulo!|sin estudios!|sin titulo!
  `,
  equipment: `
    suena como!|otro lavavajillas!|la mitad de los!|de mi talla!|mi talla!|radios|se traba!|se traban!|se congela!|se congelan!|se apaga!
    se apagan!|se reinicia!|no prende!|no prenden!|no enciende!|no arranca!|no jala!|no sirve!|no sirven!|no va!|no van!|no cierra!|no frena!
    no frenan!|falla|falla cada!|siempre falla!|fallan|se rompe!|se rompen!|roto|rotos|descompuesto|descompuesta|malas condiciones!|mal estado!
    en mal estado!|parchad*|cinta|se cae a pedazos!|a pedazos!|oxidad*|gastad*|desgastad*|sin filo!|filo|sin pilas!|pilas|sin bateria!
    sin señal!|del año de!|año de la!|de la epoca!|epoca de!|mas viejo que!|mas vieja que!|mas viejos que!|del siglo!|de museo!|museo
    pieza de museo!|prehistorica|windows|minutos en!|tarda en abrir!|tarda en cargar!|tarda en prender!|carga lento!|cargar|lentisim*|lentisima
    lentos|faltan guantes!|faltan|faltan herramientas!|faltan sillas!|faltan materiales!|falta material!|falta equipo!|faltan equipos!
    faltan carritos!|no hay material!|no hay herramientas!|no hay equipo!|no hay guantes!|no hay papel!|sin material!|sin herramientas!
    uno para todos!|una para todos!|un solo!|una sola maquina!|una sola impresora!|compartir una!|compartimos|# para #!|sabanas|toallas|jeringas
    gasas|cubrebocas suficientes|medicamentos|sillas de ruedas!|camas que!|ollas|sartenes|trapeadores|escobas|productos de limpieza!|carritos
    carros|llantas|frenos|los camiones!|camiones|las camionetas!|los coches!|gps|la caja!|caja nueva!|cajas|terminal|lector de!|etiquetas
    tarimas|palets|cajas de carton|proyectores|gises|tintas|toner|fotocopia*|copiadora|computadoras|computadora nueva!|ordenadores
    ordenador nuevo!|tablets|celulares|un celular!|audifonos|auriculares nuevos!|maquina nueva!|maquinas nuevas!|maquina vieja!|maquinas viejas!
    herramienta nueva!|herramientas nuevas!|mejores herramientas!|mejor equipo!|mejores equipos!|equipo moderno!|programa nuevo!|sistema nuevo!
    el programa!|mejor sistema!|mejor internet!|internet rapido!|internet que!|una app!|app para!|la app!|en linea!|por internet!|portal
    todo en papel!|a papel!|con papel!|libreta|a lapiz!|en excel!|# sistemas!|# programas!|dos sistemas!|tres sistemas!|capturar dos!|captur*
    arreglen el!|arreglen la!|arreglar el!|arreglar la!|arreglar las!|reparen|nadie arregla!|nadie repara!|componer|compongan|cambiar el!
    cambien el!|cambien las!|renueven|renovar las!|renovar los!|sistemas|de sistemas!|los de sistemas!|soporte tarda!
  `,
  workplace: `
    sopa|sepa a algo!|cae agua!|agua encima!|cuarto de escobas!|lugar para cambiarse!|cambiarse|donde sentarse!|donde sentarnos!
    sentarse a comer!|lugar para sentarse!|lugar para comer!|donde comer!|comer en el coche!|comemos en!|sitio para comer!|sitio para descansar!
    lugar para descansar!|lugar de descanso!|lugar donde!|un lugar!|sofa*|banca|bancas|calor insoportable!|un calor!|mucho calor!|hace calor!
    hace frio!|un frio!|mucho frio!|nos helamos!|helados|nos congelamos!|nos asamos!|asamos|sudamos|sudar|# grados!|en verano!|en invierno!
    ventiladores|un ventilador!|calefaccion|abrir ventanas!|sin ventanas!|sotano|oscur*|poca luz!|focos|foco|lamparas|apesta|apestan|huele a!
    huelen|mal olor!|asco|dan asco!|asquerosos|asqueros*|cochin*|sucios|baños sucios!|baños limpios!|mas baños!|un baño!|baño roto!
    papel de baño!|jabon en!|sin agua!|agua caliente!|agua fria!|agua fresca!|filtro de agua!|plaga*|ratones|moscas|mosquitos|goteras
    se mete el agua!|llueve dentro!|se inunda!|inund*|charcos|paredes|piso|pisos|pintura|puerta|elevador descompuesto!|apretad*|amontonad*
    como sardinas!|sardinas|pequeñ*|mas grande!|mas amplio!|amplio|ruidoso|mucho ruido!|menos ruido!|lugar tranquilo!|tranquilo|concentrarme
    no me puedo concentrar!|mi propio escritorio!|sillas comodas!|sillas nuevas!|silla nueva!|comod*|comodidad|comida decente!|mejor comida!
    comida caliente!|comida sana!|comida saludable!|la comida!|algo caliente!|caliente|comida de la!|vegetarian*|vegan*|cafe gratis!|buen cafe!
    mejor cafe!|refri|refrigerador para!|microondas que!|mas microondas!|horno de microondas!|cafeteria abierta!|precios del comedor!|lockers
    casilleros|donde cambiarnos!|cambiarnos|vestidores|regaderas|donde dejar!|cosas personales!|musica|plantas en!|areas verdes!|area verde!
  `,
  commute: `
    pasa cada hora!|cada hora!|donde aparcar!|donde estacionar!|donde dejar el coche!|dejar el carro!|dejar el coche!|dejar la moto!
    lugar para estacionar!|lugares de estacionamiento!|cajones|pagar estacionamiento!|pagar parking!|multas|motos|la moto!|para bicis!
    para bicicletas!|ultimo bus!|ultimo camion!|ultimo metro!|primer bus!|no hay bus!|no hay camion!|no hay transporte!|no pasa!|no pasa el!
    combi|taxi|uber|llegar|llegar al trabajo!|llegar a la!|hora y media!|horas de camino!|hora de camino!|de camino!|camino|kilometros|km
    muy lejos!|tan lejos!|a las afueras!|poligono|nos recojan!|recojan|nos lleven!|llevarnos a casa!|regresar|regreso a casa!|regresar a casa!
    de madrugada no hay!|cuarto|dormitorio*
  `,
  processes: `
    aprueben un!|para que aprueben!|lo hace distinto!|cada tienda lo!|distinto|semanas para que!|# firmas!|tres firmas!|firmas para!|firma para!
    # formularios!|formatos|llenar|llenar formatos!|llenar papeles!|rellenar|papeles|tanto papel!|tanto papeleo!|menos papeleo!|# papeles!
    quien le toca!|a quien le toca!|le toca!|que le toca!|que me toca!|a quien!|quien hace!|quien decide!|quien es el responsable!|con quien!
    a quien preguntar!|a quien acudir!|quien se encarga!|se encarga!|nadie se hace cargo!|se hace cargo!|nadie responde por!|no es mi!
    se pasan la pelota!|la pelota!|pelota|se echan la bolita!|la bolita!|de un lado a otro!|cada quien!|cada quien hace!|cada uno hace!
    cada uno a su!|a su manera!|a su aire!|cada turno!|cada tienda!|sin plan!|un plan!|plan|sin orden!|mas orden!|ordenar|orden en!
    desorganizad*|desastre|relajo|despapaye|improvisar|improvisado|improvisan|sobre la marcha!|buscar|buscando|no se encuentra!|no encontramos!
    nada en su lugar!|en su lugar!|etiquetar|perder tiempo!|perdemos tiempo!|pierde el tiempo!|perdida de tiempo!|tiempo perdido!|dos veces!
    hacer dos veces!|repetir|lo mismo dos veces!|doble|innecesari*|inutil|inutiles|reportes que nadie!|nadie lee!|informes que nadie!
    meses para!|semanas para!|dias para!|tarda # semanas!|tardan # semanas!|tardan semanas!|tardan meses!|tarda meses!|tarda mucho!
    tardan mucho!|todo tarda!|todo es lento!|lento|lentos|mas rapido!|rapido|rapidez|mas agil!|agilicen|acelerar|simplificar|mas sencillo!
    mas simple!|mas facil!|facilitar|menos pasos!|pasos|tantos pasos!|autorizaciones|permiso para!|pedir permiso!|aprueben|esperar semanas!
    esperando|mismos errores!|los mismos errores!|errores|errores de!|pedidos a tiempo!|pedidos mal!|entregas a tiempo!|surtir|surtido
    material a tiempo!|compras tarda!|funciones definidas!|definir|definir responsabilidades!|tareas definidas!|tareas claras!|instrucciones
    instrucciones claras!|reglas claras!|procesos claros!|manual de!|manuales|listas|checklist|un solo sistema!|unificar|unific*|mismo proceso!
    uniforme procesos
  `,
  teamwork: `
    dejen de pelear!|dejar de pelear!|ventas y produccion!|mucho chisme!|chismes|chismorreo|chismos*|puñaladas|por detras!|detras|a espaldas!
    espaldas|hablan mal!|hablar mal!|grilla|mala leche!|mala onda!|buena onda!|mala vibra!|buena vibra!|mal rollo!|buen rollo!
    malas caras entre!|envidias|celos|roces|rencillas|bandos|grupitos|grupos cerrados!|camarillas|burlas|se burlan!|burlarse|excluyen
    me excluyen!|hacen el vacio!|el vacio!|bullying|acosan|nos ayudemos!|ayudarse|ayudarnos mas!|ayuda entre!|apoyarnos|apoyo entre compañeros!
    apoyo entre!|unos a otros!|entre nosotros!|entre compañeros!|entre todos!|todos juntos!|juntos|un equipo!|ser un equipo!|como equipo!
    en equipo!|como familia!|una familia!|familia|somos familia!|egoist*|egoismo|cada uno por su lado!|por su lado!|cada quien por su!
    individualis*|competencia entre!|competir|pelearse|pelear|discutir|echarse la culpa!|culpan unos!|dia contra noche!|turnos enfrentados!
    enfrentad*|fiesta de!|una fiesta!|posada|fin de año!|cena de empresa!|comida de empresa!|comidas juntos!|comer juntos!|desayunar juntos!
    cervezas|carne asada!|asado|paella|torneo|futbol|partido de!|deporte juntos!|paseo*|excursiones|salir juntos!|convivir|conocernos
    conocer a los!|actividades juntos!|dinamicas|juegos|buenos dias!|decir buenos dias!|saludo|saluden|saludarnos|por favor y gracias!|modales
    educacion entre!|mas amables!|ser amables!|amabilidad|trato amable!|calidez|cariño|corazon|mas humanos!|somos personas!|somos humanos!
    no somos maquinas!|no maquinas!|comprension|comprensiv*|empatia|empatic*|tolerancia|miedo a!|con miedo!|miedo a hablar!|decir lo que pienso!
    hablar sin miedo!|sonreir|reir|reirnos|buen humor!|alegre|triste|el ambiente!|mejor ambiente!|mejorar el ambiente!|ambiente toxico!
    ambiente tenso!|tension|tenso
  `,
  health: `
    salidas de emergencia!|bloquead*|duele la espalda!|duele|nos duele!|me duele!|duelen|la espalda!|espaldas rotas!|rodilla*|hombro*|cuello
    muñeca*|pies|cargar|de cargar!|cargar pesado!|cargar cajas!|cargamos|pesado|pesadas|# kilos!|kilos|fajas|faja|de pie!|todo el dia de pie!
    todo el dia parados!|parados|sentados|golpean|nos golpean!|pegan|nos pegan!|muerden|escupen|agreden|nos agreden!|amenazan|borrach*|borrachos
    nos tocan!|manosean|tocan|roban|asaltan|nos asaltaron!|guardia de seguridad!|guardias de seguridad!|boton de panico!|camaras de seguridad!
    inseguridad afuera!|oscuro afuera!|miedo de noche!|miedo en la noche!|sentirnos seguros!|sentirme segur*!|caerse|caidas|caida|nos caemos!
    resbala|resbalamos|piso mojado!|cortadas|cortarse|quemaduras|quemarse|cables|salidas bloqueadas!|extintores|alarma|incendio*|humo|humos
    gases|olores quimicos!|polvo|respirar|tos|pulmones|tapones|oidos|sordera|ojos|cabeza|cascos|chalecos|arnes|arneses|botas de seguridad!
    zapatos de seguridad!|equipo de seguridad!|guantes de!|va a pasar algo!|pase algo!|pasar algo!|una desgracia!|desgracia
    alguien se va a lastimar!|lastim*|enfermos|venir enfermo!|enfermo|trabajar enfermo!|contagi*|covid|gripe|psicologico|apoyo psicologico!
    emocional|salud|chequeo*|revision medica!|nutriolog*|gimnasio en
  `,
  security: `
    contratos de # meses!|de # meses siempre!|contratos de tres meses!|contrato de!|contratos de!|contrato por!|contratos por!|una y otra vez!
    renovar contrato!|renueven el contrato!|renovacion|no renuevan!|nos renuevan!|contrato eterno|contrato temporal!|contratos temporales!
    por temporada!|fijo discontinuo!|fijos|hacernos fijos!|hacer fijos!|quedarme fijo!|plaza fija!|plaza|definitiv*|de planta!|ser de planta!
    basificar|basificacion|honorarios|sin contrato!|en negro!|dar de alta en!|no saber si!|si sigo!|seguir aqui!|si vamos a seguir!
    el año que viene!|que va a pasar con nosotros!|con nosotros!|a la calle!|en la calle!|nos echen!|echen|echar|corren gente!|corran
    nos corran!|correr gente!|corrieron|despidieron|liquidacion|liquiden|perder mi trabajo!|perder el empleo!|perder empleo!|mi empleo!
    mi puesto seguro!|empleo seguro!|trabajo seguro!|cerraran|cierran|van a cerrar!|venden la empresa!|vender la empresa!|nuevos dueños!
    traslado de la planta!|llevarse la produccion!|robots|maquinas nos!
  `,
  business: `
    clientes esperan|clientes se quejan|mas clientes|perder clientes|nuevos productos|productos nuevos|mejores productos|mala calidad
    mejor calidad|ingredientes|recetas|porciones|horario de apertura|abrir los domingos|abrir tienda|abrir mas|nueva sucursal|pagina|web
    anuncios|radio anuncios|patrocin*|logo viejo|eslogan|nombre de la empresa|color del uniforme|uniforme pica|tirar comida|tirar dinero
    despilfarr*|desperdicio|malgastar|gastos inutiles|consultoras caras|menos plastico|reciclar mas|ahorrar luz|paneles|vender mas|bajar precios
    subir precios|mas barato|anticuada la empresa|arriesgar|a corto plazo|corto plazo
  `,
}
