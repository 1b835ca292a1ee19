import type { WishCategory } from '../../categories.ts'

/** What people write in Spanish about what a company should do better. */
export const spanish: Record<WishCategory, string> = {
  pay: `
    sueldo*!|salari*!|paga!|pagas!|pagar!|pagan!|pague*!|pagado*!|pago!|pagos!|pagad*!|mal pagad*!|mejor pagad*!|remunera*!|retribu*!|nomina*!
    ingreso*!|dinero!|plata!|lana!|pasta!|guita!|billete*!|cobr*!|cobramos!|ganar mas!|ganamos!|gana mas!|ganan mas!|ganar!|euros!|pesos!
    dolares!|aumento*!|aumentar sueldo*!|aumentar salario*!|aumento salarial!|subida!|subida salarial!|subir sueldo*!|subir el sueldo!
    subir salarios!|subir los sueldos!|revision salarial!|ajuste salarial!|salario minimo!|smi!|inflacion!|ipc!|costo de vida!|coste de vida!
    poder adquisitivo!|llegar a fin de mes!|fin de mes!|no alcanza!|me alcanza!|no nos alcanza!|no da para vivir!|alquiler!|hipoteca!|convenio*!
    tabla* salarial*!|categoria profesional|brecha salarial!|igualdad salarial!|competitiv*?|por debajo del mercado!|acorde al mercado!|miseria!
    sueldo digno!|digno!|bandas salariales!|bono*!|bonus!|bonificaci*!|prima!|primas!|incentivo*!|comision*!|aguinaldo!|gratificaci*!
    paga extra*!|pagas extra*!|extra*?|plus!|pluses!|nocturnidad!|plus de nocturnidad!|horas extra!|horas extras!|horas extra pagadas!
    pagar las horas!|paguen las horas!|pagar horas extra!|horas extras no pagadas!|no se pagan!|no nos pagan!|pagan tarde!|pagar a tiempo!
    pago puntual!|utilidades!|reparto de utilidades!|reparto de beneficios!|participacion en beneficios!|dietas!|viaticos!|kilometraje!
    propina*!|antiguedad!|trienio*!|quinquenio*|finiquito|beneficio*!|prestaci*!|prestaciones!|seguro*!|seguro medico!|seguro de vida!
    seguro dental!|obra social!|eps!|imss!|pension*!|plan de pensiones!|jubilacion!|fondo de ahorro!|caja de ahorro!|vale*!|vales de despensa!
    vales de comida!|tickets restaurante!|ticket restaurante!|cheque* restaurante!|cheque guarderia!|guarderia!|gimnasio!|descuento*!
    coche de empresa!|ayuda* para!|ayuda escolar!|becas para hijos!|prestamo*!|anticipo*!|gasolina!|pagar gasolina!|acciones!|subsidio*!
    retribucion flexible!
  `,
  time: `
    horari*!|horarios!|jornada*!|reducir la jornada!|reduccion de jornada!|jornada intensiva!|jornada continua!|jornada reducida!|turno*|turnos!
    turno partido!|jornada partida!|turno de noche?|cambio de turno*!|cambiar turnos!|rotacion de turnos!|rotativo*!|cuadrante*!|planilla*!
    planificacion de turnos!|calendario!|calendario laboral!|rol de turnos!|con antelacion!|antelacion!|con anticipacion!|anticipacion!
    de antemano!|ultima hora!|a ultima hora!|ultimo minuto!|horas extra obligatorias!|menos horas!|horas extras?|horas!|salir a la hora!
    salir a tiempo!|salir antes!|entrar mas tarde!|hora de entrada!|hora de salida!|fichar!|fichaje*!|marcar|vacacion*!|vacaciones!|feria*?
    permiso*!|permisos!|dias libres!!|dia libre!!|dias de descanso!|dia de descanso!|descanso*!|descansar!|librar!|libramos!|libranza*!|libre*?
    asuntos propios!|dias personales!|fin de semana!|fines de semana!|finde*!|domingo*!|sabado*!|festivo*!|feriado*!|puentes!|navidad!
    nochebuena!|paternidad!|maternidad!|lactancia!|excedencia*!|baja por|licencia*!|licencia de!|tiempo libre!|tiempo con la familia!
    tiempo para la familia!|familia!|familiar!|familias!|concilia*!|conciliacion!|vida personal!|vida privada!|vida familiar!|equilibrio!
    balance vida!|balance!|hijos?|niños?|escuela?|colegio?|cole|flexib*!|flexibilidad!|flexible*!|horario flexible!|tiempo parcial!
    media jornada!|medio tiempo!|semana de cuatro!|semana de 4!|cuatro dias!|4 dias!|35 horas!|37 horas!|40 horas!|viernes!|viernes libre!
    teletrabaj*!|trabajo remoto!|remoto!|home office!|homeoffice!|trabajar desde casa!!|desde casa!!|trabajo en casa!!|trabajar en casa!!
    hibrido!|presencial*!|presencialidad!|ir a la oficina!|trafico!|desconex*!|desconexion!|desconectar!|me llaman!|nos llaman!|llamadas fuera!
    fuera de horario!|fuera del horario!|guardia!|guardias!|disponibilidad!|hora de comer!|hora de comida!|pausa*!|madrug*?|trasnoch*
  `,
  workload: `
    carga!|carga de trabajo!|cargas de trabajo!|cargas!|sobrecarg*!|sobrecarga!|exceso de trabajo!|demasiado trabajo!!|mucho trabajo!!
    tanto trabajo!|menos trabajo!!|presion!|menos presion!|estres*!|estresad*!|agobi*!|agobio!|agotad*!|agotamiento!|cansad*!|cansancio!
    quemad*!|burnout!|saturad*!|saturacion!|desbordad*!|colapsad*!|no damos abasto!|no doy abasto!|abasto!|no llegamos!|no llego!|a tope!
    al limite!|corriendo!|corremos!|prisa*!|con prisas!|ritmo!|respirar!|plazo*!|plazos!|plazos realistas!|fechas de entrega!|realista*!
    realistas!|metas realistas!|objetivos realistas!|irreal*!|imposible*!|urgente*!|todo es urgente!|todo urge!|prioridad*!|priorizar!
    apagar fuegos!|apagar incendios!|no hay tiempo!!|falta tiempo!!|falta de tiempo!|mas tiempo!!|poco tiempo!!|tiempo para!|tareas!
    demasiadas tareas!|muchas tareas!|reparto de tareas!|reparto del trabajo!|repartir!|repartir mejor!|repartid*!|multitarea!|personal!
    mas personal!!|falta personal!|falta de personal!|poco personal!|escasez!|plantilla!|mas gente!!|falta gente!!|poca gente!!|falta de gente!!
    faltan manos!|mas manos!|manos!|mas empleados!|mas trabajadores!|mas compañeros!|faltan compañeros!|mas enfermer*!|enfermer*?|mas maestros!
    mas profesores!|mas docentes!|contrat*!|contratar!|contraten!|contratacion*!|reclut*!|vacante*!|cubrir!|cubrir vacantes!|cubrir bajas!
    cubren!|cubrir puestos!|sustituci*!|sustituir!|sustitut*!|reemplaz*!|reemplazo*!|refuerzo*!|reforzar!|suplente*!|suplencia*!|bajas!
    alguien falta!|cuando alguien falta!|se enferma!|alguien se enferma!|de baja!|renunci*!|se van!|se va la gente!|se marcha!|rotacion!
    rotacion de personal!|retener!|retencion!|recursos humanos suficientes|sol* para!|yo sol*!|estoy sol*!|sola!|solo uno!|uno solo!
    una sola persona!|trabajo de dos!|trabajo de tres!|por dos!|por tres!|de dos personas!|somos pocos!|pocos!|cuatro gatos!|menos alumnos!
    alumnos por!|pacientes por!|ratio*!|ratios!|demasiados pacientes!|demasiados alumnos!|temporada alta!|temporada!|picos!|picos de trabajo!
    hora pico!|horas pico!
  `,
  information: `
    comunica*!|comunicacion!|comunicar!|comuniquen!|informa*!|informacion!|informar!|informen!|informad*!|desinform*!|transparen*!
    transparencia!|claridad!|claro*!|mas claro!|ser claros!|aclar*!|sincer*!|sinceridad!|honest*!|honestidad!|verdad?|la verdad!|avis*!|avisar!
    avisen!|avisan!|aviso*!|enter*!|enterarnos!|nos enteramos!|enterarse!|me entero!|me entere!|ultimos en enterar*!|los ultimos!
    ultimos en saber!|rumor*!|rumores!|radio pasillo!|radiopasillo!|chisme*!|cotille*|por la prensa!|prensa!|periodico!|noticia*!|anunci*!
    anuncio*!|decir las cosas!|dicen nada!|nadie dice!!|nadie nos dice!|nos digan!!|nos dicen!|digan!|contar*!|cuenten!|nos cuentan!|cuentan!
    sabemos nada!|no sabemos!!|nadie sabe!|sabe nada!|saber!|que pasa!!|lo que pasa!!|al tanto!|al dia!|al corriente!|hacia donde vamos!
    rumbo de la empresa|como va la empresa!|explica*!|explicar!|expliquen!|explicaci*!|por que se toman!|motivos!|razones!
    porque de las decisiones!|por que de las decisiones!|decisiones sin explicar|malentendid*!|canal*!|canales!|correo*!|correos!
    demasiados correos!|mail*!|emails!|whatsapp*!|grupos de whatsapp!|mensaje*!|boletin*!|intranet!|tablon!|cartelera!|circular*!|newsletter*!
    responder!|respond*!|respuesta*!|contest*!|traspaso*!|relevo*!|cambio de turno informacion|pase de turno!|entrega de turno!|reunion*!
    reuniones!|menos reuniones!|demasiadas reuniones!|junta!|juntas!|asamblea*!|reunirse!|reunirnos!|dialog*!|dialogo!|dialogar!|hablar!|hablen!
    hablarnos!|hablamos!|habla!|se habla!|hablan entre!|hablar entre!|conversar!|conversaci*!|platicar!|charla*!|intercambio!
    coordinacion entre areas!|entre departamentos!|entre areas!|entre turnos!|entre equipos!|entre tiendas!|entre oficina y!|oficina central!
    la central!|central!|mano izquierda!|mano derecha!|teléfono descompuesto!|telefono escacharrado!|ruido?|idioma*?|barrera del idioma
  `,
  leadership: `
    jefe*!|jefa*!|jefatura*!|gerente*!|gerencia!|gerencial*!|direccion!|director*!|directiv*!|lider*!|liderazgo!|liderar!|encargad*!|supervis*!
    responsables!|coordinador*!|mando*!|mandos!|mandos intermedios!|mandan!|los que mandan!|manda!|management!|manager*!|capataz!|patron*!
    dueñ*!|cupula!|altos cargos!|los de arriba!!|de arriba!!|desde arriba!|arriba!|superior*!|superiores!|ceo!|junta directiva!|gestion!
    mala gestion!|gestionar!|gestor*!|escuch*!|escuchar!|escuchen!|escuchan!|nos escuchen!|escuchad*!|oir!|nos oigan!|oidos!|hacer caso!
    hacen caso!|caso!|tener en cuenta!|tengan en cuenta!|tomar en cuenta!|en cuenta!|nuestra opinion!|opinion*!|opinar!|pregunten!
    preguntar a los!|preguntarnos!|voz!|voz y voto!|particip*!|participacion!|involucr*!|cercan*!|cercania!|accesib*!|puertas abiertas!
    puerta abierta!|bajar a!|bajen a!|bajen!|pisar!|pisen!|a pie de!|presencia!|presente*!|nunca esta!|nunca estan!|no aparece!
    ponerse en nuestro lugar!|nuestro lugar!|conocer el trabajo!|sepan lo que hacemos!|confi*!|confianza!|confiar!|desconfi*!|control*!
    controlar!|controlen!|vigil*!|micromanag*!|microgesti*!|autonomia!|libertad!|deleg*!|delegar!|decid*!|decidir!|decision*!|decisiones!
    toma de decisiones!|tomar decisiones!|deciden!|indecisi*!|estrateg*!|estrategia!|rumbo!|vision!|objetivos!|objetivos claros!|metas!
    metas claras!|expectativa*!|a largo plazo!|largo plazo!|improvis*!|improvisacion!|ejemplo!|dar ejemplo!|predicar!|promes*!|promete*!
    prometer!|cumplir!|cumplan!|cumplen!|lo que prometen!|palabra!|asumir!|asumir errores!|errores!|culpa*!|culpar!|respald*!|respaldo!
    nos apoyen!|apoyo de!|apoyo!|apoyar!|apoyen!|defiend*!|defend*!|grito*!|gritar!|griten!|gritan!|insult*!|maltrat*!|prepoten*!|soberbi*!
    arrogan*!|autoritari*!|humill*!|amenaz*!|trato!|buen trato!|mejor trato!|mal trato!|tratar!|tratar a las personas!|tratan!|traten!|formas!
    malas formas!|educacion de los jefes|feedback!|retroaliment*!|evaluaci*!|evaluacion de desempeño!|critica*!|conflict*!|resolver conflictos!
    formar a los jefes!|capacitar a los jefes!|don de gentes!|empatia!|inutil*!|incompeten*!|capaces!|capacitados!|jerarqu*!|jerarquia!
    autocritica!|incoheren*!|coheren*!
  `,
  recognition: `
    reconoc*!|reconocimiento*!|reconocer!|reconozcan!|valor*!|valorar!|valoren!|valorad*!|valoracion!|valorar al empleado!|valorar el trabajo!
    agradec*!|agradecimiento!|agradecer!|gracias!|un gracias!|dar las gracias!|den las gracias!|felicit*!|felicitaci*!|felicitar!|elogi*!
    halago*!|apreci*!|apreciar!|aprecio!|merit*!|merito*!|merecid*!|merec*!|motiva*!|motivacion!|motivar!|motiven!|desmotiv*!|esfuerzo*!
    nuestro esfuerzo!|esforz*!|entrega!|dedicacion!|logro*!|logros!|nadie nos ve!|nadie ve!|no se ve!|invisible*!|visibil*!|no somos numeros!
    un numero!|numeros!|palmada*!|palmadita*!|palabras bonitas!|buena palabra!|empleado del mes!|premi*!|premio*!|premiar!|cumpleaños!|detalle*!
    un detalle!|regalo*!|cesta*!|homenaje*!|despedida*!|años de servicio!|toda una vida!|lealtad!|fidelidad!|aplauso*!|tenidos en cuenta
  `,
  fairness: `
    justo*!|justa*!|mas justo!|justici*!|justicia!|injust*!|injusticia!|igual*!|igualdad!|igualitari*!|desigual*!|trato igual!
    trato igualitario!|mismo trato!|por igual!|a todos por igual!!|mismas reglas!!|las mismas reglas!!|misma regla!|reglas para todos!
    misma vara!|misma medida!|doble rasero!|doble vara!|equidad!|equitativ*!|equitativo!|favorit*!|favoritismo*!|preferenc*!|preferencias!
    preferid*!|consentid*!|amig*!|amigos!|amiguismo*!|amigos del jefe!|enchuf*!|enchufismo!|enchufados!|palanca*!|nepotis*!|compadraz*!
    compadre*!|familiares del!|parientes!|primo*!|sobrin*!|compadrismo|pelot*!|pelotas!|lamebotas!|chupamedias!|barbero*?|privilegi*!
    privilegios!|los mismos!!|siempre los mismos!!|siempre a los mismos!!|discrimin*!|discriminacion!|racis*!|racismo!|machis*!|machismo!
    sexis*!|genero!|mujer*!|mujeres!|hombres y mujeres!|acoso!|acoso sexual!|divers*!|diversidad!|inclusi*!|inclusion!|discapac*!|extranjer*!
    edad!|mayores?|clase social|segunda clase!|de primera y de segunda!|imparcial*!|objetiv*?|objetividad!|arbitrari*!|flojos!|vagos!
    unos trabajan!|otros no hacen nada!
  `,
  development: `
    capacita*!|capacitacion*!|capacitar!|capaciten!|formacion*!|formacion!|formar!|formarnos!|formen!|formarse!|curso*!|cursos!|taller*!
    talleres!|seminario*!|entrenamiento*!|entrenar!|adiestr*!|aprend*!|aprender!|aprendizaje!|enseñ*!|enseñar!|enseñen!|enseña!
    nadie nos enseña!|estudi*!|estudiar!|estudios!|beca*!|becas!|titul*?|certific*!|certificaciones!|diplomado*!|maestria*!|idiomas!|clases de!
    clases de ingles!|ingles!|actualizaci*?|actualizarnos!|especializ*!|cualifica*!|reciclaje!|mentor*!|mentoria*!|coaching!|tutor*!
    acompañamiento!|induccion!|inducci*!|onboarding!|acogida!|plan de acogida!|bienvenida!|los nuevos!!|a los nuevos!!|gente nueva!
    nuevos empleados!|nuevos compañeros!|personal nuevo!|nuevos ingresos!|nuevo ingreso!|primer dia!|primera semana!|primeros dias!|practicas!
    practicante*!|becario*!|aprendices!|carrera!|plan de carrera!|carrera profesional!|desarroll*!|desarrollo!|desarrollo profesional!
    desarrollarnos!|crec*!|crecer!|crecimiento!|crecimiento profesional!|crecimiento laboral!|oportunidad*!|oportunidades!
    oportunidad de crecer!|ascens*!|ascenso*!|ascender!|ascienden?|promocion*!|promocionar!|promoci*!|promover!|promuevan!|progres*!|progresar!
    avanzar!|subir de puesto!|subir de categoria!|subir!|escalar!|estancad*!|estanc*!|techo!|mismo puesto!|siempre lo mismo!|futuro profesional!
    movilidad!|movilidad interna!|promocion interna!|vacantes internas!|los de dentro!|gente de dentro!|de fuera!|traen de fuera!
    contratan de fuera!|superaci*!|superarse!|retos!|nuevos retos!|desafi*!|monoton*!|aburrid*!|rutina!|potencial!|talento*!
  `,
  equipment: `
    herramient*!|herramientas!|equipo de computo!|equipos!|equipamiento!|equipar!|equipo nuevo!|equipos nuevos!|equipos viejos!|material*!
    materiales!|mas material!|insumo*!|suministro*!|medios!|recursos!|recursos materiales!|tecnolog*!|tecnologia!|informatic*!|software!
    programa*!|programas!|aplicaci*!|app!|apps!|sistema*!|sistema informatico!|el sistema!|los sistemas!|sap!|erp!|crm!|excel!|base de datos!
    servidor*!|nube!|licencias de!|contraseña*!|acceso*!|automatiz*!|digitaliz*!|digital*!|digitalizacion!|papel!|en papel!|sin papel!|fax*!
    inteligencia artificial!|=ia!|chatgpt!|obsolet*!|anticuad*!|viej*!|antigu*!|del siglo pasado!|prehistor*!|moderniz*!|moderno*!|actualizar!
    actualizad*!|actualizar los!|renov*!|renovar!|computador*!|computo!|compu!|compus!|ordenador*!|pc!|pcs!|portatil*!|laptop*!|pantalla*!
    monitor*!|teclado!|raton!|mouse!|auricular*!|audifono*!|impresora*!|escaner*!|lector*!|telefono*!|movil*!|celular*!|tablet*!|tableta*!|wifi!
    wi-fi!|internet!|conexion!|red!|la red!|señal!|cobertura!|lento*!|lenta*!|lentitud!|se cuelga!|cuelg*!|se cae!|se traba!|trab* el sistema!
    se bloquea!|falla*!|fallos!|fallas!|no funciona!|no funcionan!|que funcione*!|funcion*|soporte!|soporte tecnico!|maquina*!|maquinas!
    maquinaria!|carretilla*!|montacarga*!|transpaleta*!|patin!|traspale*!|grua*!|vehiculo*!|camion*!|camioneta*!|furgonet*!|flota!|coche?
    horno*!|nevera!|refrigerador*!|frigorific*!|camara frigorifica?|cuchillo*!|camilla*!|cama?|camas!|silla de ruedas!|averi*!|averia*!
    averiad*!|roto*!|rota*!|estropead*!|descompuest*!|arregl*!|arreglar!|arreglen!|repar*!|reparar!|reparaci*!|mantenimiento!|repuesto*!
    refaccion*!|piezas!|inver*!|invertir!|inversion*!|comprar!|compren!|uniforme*!|ropa de trabajo!|ropa!|zapatos!|calzado!|guantes!|proyector*!
    pizarra*!|libros!|caja registradora!|datafono!|terminal*!|stock!|falta stock!|inventario!|a mano!|manual*!
  `,
  workplace: `
    oficina*?|instalacion*!|instalaciones!|infraestructura*!|edificio*!|local!|locales!|espacio*!|espacios!|mas espacio!|sala*!|salas!
    sala de descanso!|area de descanso!|zona de descanso!|comedor*!|comedores!|cafeteria!|cantina!|cocina?|cocina para!|comida!|comidas!|menu!
    almuerzo*!|desayuno*!|comer!|microondas!|cafe!|cafetera!|maquina de cafe!|agua!|agua potable!|garrafon*!|dispensador*!|fuente de agua!
    fruta!|maquina expendedora!|vending!|nevera para!|baño*!|baños!|aseo*!|aseos!|sanitario*!|servicios limpios!|papel higienico!|jabon!|ducha*!
    regadera*!|vestuario*!|vestidor*!|taquilla*!|casillero*!|locker*!|limpi*!|limpieza!|limpios!|sucio*!|suciedad!|higien*!|cucaracha*!|rata*!
    ruido*!|ruidos*!|ruidosa!|silencio!|acustic*!|silla*!|sillas!|mesa*!|escritorio*!|mobiliario!|muebles!|ergonom*!|luz!|iluminaci*!|ventana*!
    ventanas!|ventil*!|ventilacion!|ventilador*!|aire!|aire acondicionado!|clima!|climatiza*!|calefacci*!|calor!|frio!|grados!|temperatura!
    goteras!|techo?|humedad!|moho!|olor*!|huele!|pintar!|reformar!|reforma!|ascensor!|elevador!|open space!|espacio abierto!|terraza!|patio!
    zona de fumadores!
  `,
  commute: `
    estacionamiento*!|estacionar!|aparcamiento*!|aparcar!|parking!|parqueadero*!|parqueo!|cochera!|plaza de garaje!|garaje!|transporte!
    transporte publico!|transporte de personal!|ruta*!|rutas!|autobus*!|bus!|buses!|camion de personal!|lanzadera!|metro!|tren!|pasaje*!
    traslado*!|desplazamiento*!|ubicacion!|lejos!|queda lejos!|bicicleta*!|bici*!|carril bici!|cargador* electrico*!|coche electrico!|vivienda!
    alojamiento!|hospedaje!
  `,
  processes: `
    proceso*!|procesos!|procedimiento*!|burocra*!|burocracia!|papeleo!|tramite*!|tramites!|formulario*!|formato*!|firma*!|firmas!|aprobaci*!
    aprobar!|aprueb*!|autoriza*!|autorizacion!|autorizar!|eficien*!|eficiencia!|ineficien*!|agil*!|agilizar!|agilidad!|simplific*!|simplificar!
    complicad*!|lentitud en!|tardan!|tarda!|demor*!|demora*!|demoras!|retras*!|retrasos!|espera*!|esperar!|cuello de botella!
    cuellos de botella!|estandar*!|estandariz*!|protocolo*!|norma*!|normas!|reglamento*!|politica*!|politicas!|documenta*!|documentacion!
    doble trabajo!|trabajo doble!|duplic*!|dos veces!|organiza*!|organizacion!|organizar!|organizarse!|mejor organizacion!|desorganiza*!
    desorganizacion!|desorden*!|orden!|caos!|caotic*!|estructura*!|planifica*!|planificacion!|planificar!|planea*!|planeacion!|coordina*!
    coordinacion!|coordinar!|responsabilidad*!|responsabilidades!|quien hace que!|quien es responsable!|responsabilidades claras!|funciones!
    funciones claras!|definir funciones!|roles!|roles claros!|definir!|descripcion de puesto*!|administrativ*!|administracion!|informes!
    reportes!|compras!|proveedur*|pedido*!|pedidos!|almacen?|logistic*!|inventarios!|gestion de proyectos!|calidad del proceso|mejora continua!
    auditor*!
  `,
  teamwork: `
    trabajo en equipo!!|equipo!|equipos?|trabajar en equipo!|compañer*!|compañerismo!|compañeros!|colabora*!|colaboracion!|colaborar!|cooper*!
    union!|unidad!|unidos!|unid*!|juntos!|solidari*!|ayuda*!|ayudarnos!|ayuda mutua!|ayudar!|ambiente*!|ambiente laboral!|ambiente de trabajo!
    buen ambiente!|mal ambiente!|clima laboral!|clima de trabajo!|cultura!|cultura de empresa!|respet*!|respeto!|respetar!|respeten!
    falta de respeto!|educacion!|saludar!|buenos dias!|amabilidad!|amable*!|cordial*!|humanidad!|humano!|mas humano!|mas humanos!|humaniz*!
    trato humano!|ser humanos!|persona!|personas!|como personas!|convivencia!|conviv*!|convivios!|integracion!|actividades!
    actividades de integracion!|evento*!|eventos!|fiesta*!|fiestas!|cena de navidad!|cena!|excursion*!|team building!|salidas!|deportiv*!
    toxic*!|mobbing!|acoso laboral!|hipocre*!|hipocresia!|envidia*!|critic* a espaldas!|a la espalda!|por la espalda!|puñalad*!|pelea*!|peleas!
    discusion*!|miedo!|temor!|valores!|pertenencia!|sentido de pertenencia!|alegria!|divertid*!|diversion!|entre departamentos colaborar!
  `,
  health: `
    segur*?|seguridad!|seguridad laboral!|seguridad en el trabajo!|seguridad e higiene!|inseguridad!|inseguro*!|accidente*!|accidentes!|riesgo*!
    riesgos laborales!|riesgos!|peligr*!|peligro!|peligroso!|casco*!|epi!|epis!|epp!|equipo de proteccion!|proteccion!|protecciones!|botas!
    gafas!|extintor*!|salida de emergencia!|emergencia*!|simulacro*!|primeros auxilios!|botiquin!|asalto*!|robo*!|violencia!|agresi*!
    agresiones!|vigilante*!|salud!|salud mental!|psicolog*!|psicologo!|bienestar!|medico!|servicio medico!|enfermeria!|fisio*!|masaje*!|espalda!
    dolor!|dolores!|lesion*!|levantar peso!|cargar peso!|peso!|gimnasia!|ejercicio!|deporte!|yoga!|vacuna*!|quimic*!|polvo!|cubrebocas!
    mascarilla*!|resbal*!
  `,
  security: `
    estabilidad!|estabilidad laboral!|estabilidad en el empleo!|contrato*!|contrato fijo!|contratos fijos!|contratos indefinidos!|indefinid*!
    fijo!|fijos!|base!|dar base!|planta?|temporal*!|temporalidad!|eventual*!|despid*!|despido*!|despidos!|despedir!|recortes!|recorte!|ere!
    erte!|cierre*!|cierre de!|cerrar!|futuro!|futuro de la empresa!|incertidumbre!|inciert*!|outsourcing!|subcontrat*!|subcontratas!
    externaliz*!|perder el trabajo!|puesto seguro!|seguro social!|dar de alta!
  `,
  business: `
    cliente*|clientes|atencion al cliente|servicio al cliente|producto*|productos|calidad|calidad del producto|innova*|innovacion|innovar|ideas
    sugerencia*|buzon de sugerencias|buzon|marketing|publicidad|marca|redes sociales|pagina web|logo|ventas|vender|precio*|precios|competencia
    mercado|proveedor*|entregas|surtido|costo*|costos|costes|ahorr*|ahorrar|desperdici*|gastar menos|gasto*|sostenib*|sustentab*|ecolog*
    medio ambiente|reciclar|reciclaje|plastico|energia|abrir tienda|expan*|sucursales
  `,
  praise: `
    feliz aqui!|contento aqui!|contenta aqui!|contento con!|contenta con!|estoy contento!|estoy contenta!|estoy a gusto!|a gusto!|me gusta mi!
    me gusta trabajar!|me encanta!|me encanta trabajar!|amo mi trabajo!|buen equipo!|gran equipo!|buenos compañeros!|excelentes compañeros!
    buena empresa!|gran empresa!|excelente empresa!|buen jefe!|buena jefa!|buen ambiente hay!|orgulloso de!|orgullosa de!|agradecido con!
    agradecida con!|agradecido por!|agradecida por!|gracias por!|gracias por la!|gracias a!|satisfecho con!|satisfecha con!|me siento bien!
    me siento valorad*!|sigan asi!|adelante!|va bien!|todo va bien!|funciona bien!|ha mejorado!|mejoro mucho!|mejor que antes!|mejor que el año!
    sin quejas!|no me quejo!|no me puedo quejar!|en general bien!|recomend* la empresa!|excelente!|maravillos*!|genial!|felicidades!
  `,
  survey: `
    encuesta*!|cuestionario*!|estas preguntas!|las preguntas!|anonim*!|es anonimo!|quien lee!|lee esto!|alguien lee!|alguien lea!|leen esto!
    lean esto!|nada cambia!|no cambia nada!|nunca cambia!|cambie algo!|espero que cambie!|espero que sirva!|espero que esto!|sirva de algo!
    sirve de algo!|para que sirve!|la ultima encuesta!|el año pasado tambien!|ya lo dije!|respuestas!|que pasa con las respuestas!
    gracias por preguntar!|por preguntar!|represalias!|escala!
  `,
}
