import type { ToolCategory } from '../../categories.ts'

/** What people write in Spanish about the tools that they use or miss. */
export const spanish: Partial<Record<ToolCategory, string>> = {
  assistants: `
    inteligencia artificial!|=ia!|asistente*!|asistente virtual!|modelo de lenguaje!|transcri*!|transcripcion!|transcribir!|dictado!|dictar!
    reconocimiento de voz!|voz a texto!|traduc*!|traductor*!|traduccion*!|resum*!|resumir!|resumenes!|redact*!|redactar!|redaccion!|corrector*!
    corrector ortografico!|bot!|chatbot!|aprendizaje automatico!|que conteste!|responder correos!|actas!|generar textos!|generar imagenes!
  `,
  projects: `
    gestion de proyectos!|gestor de proyectos!|proyecto*!|seguimiento de proyectos!|tarea*!|tareas!|gestion de tareas!|gestor de tareas!
    lista de tareas!|lista de pendientes!|pendientes!|tablero*!|pizarra*!|hitos!|fechas limite!|recordatorio*!|quien hace que!|seguimiento!
    seguimiento de pedidos!|cronograma!|planificador!|planificacion!|incidencia*!|sistema de tickets!|ticket*!|solicitudes!|checklist*!
    lista* de verificacion!|avance*!|asignar tareas!
  `,
  knowledge: `
    base de conocimiento*!|conocimiento*!|documentacion!|buscador*!|busqueda*!|buscar!|encontrar!|manual*!|manuales!|guia*!|guias!
    instrucciones!|instructivo*!|procedimientos!|protocolos!|biblioteca!|repositorio!|receta*!|recetas!|recetario!|preguntas frecuentes!
    un solo lugar!|un lugar donde!|un sitio donde!|centralizad*!|archivo!|intranet!|directorio!|organigrama!|plantilla*!|plantillas!
    version actual!|glosario!|tutoriales!|videos explicativos!|tablon!
  `,
  devices: `
    computador*!|compu!|ordenador*!|portatil*!|pantalla*!|segunda pantalla!|otra pantalla!|segundo monitor!|otro monitor!|doble pantalla!
    teclado*!|raton!|microfono*!|camara*!|tableta*!|cargador*!|bateria*!|proyector*!|altavo*!|bocina*!|equipo de computo!|equipo mas rapido!
    dispositivo*!|cable*!|adaptador*!|disco duro!|memoria!
  `,
  network: `
    internet!|conexion!|red!|señal!|cobertura!
  `,
  printers: `
    impresora*!|impresora de etiquetas!|escaner*!|lector*!|lector de codigos!|fotocopiadora!
  `,
  phones: `
    auricular*!|audifono*!|cascos!|diadema!|telefono*!|movil*!|celular*!|centralita!|radio!|radios!|walkie*!|intercomunicador!
  `,
  furniture: `
    silla!|escritorio!
  `,
  scheduling: `
    control horario!|registro horario!|registro de horas!|fichar!|fichaje*!|reloj checador!|checador!|checar!|horas!|turno*!|turnos!|cuadrante*!
    cuadrantes!|planificar turnos!|planificacion de turnos!|cambiar turnos!|cambio de turnos!|app de turnos!|horario*!|calendario*!
    calendario compartido!|agenda*!|agenda compartida!|vacacion*!|pedir vacaciones!|permisos!|ausencia*!|solicitud de vacaciones!|horas extra!
    reserva de salas!|reservar salas!|salas de reuniones!|cita*!|citas!|rutas!|planificador de rutas!|planificacion de rutas!
  `,
  analytics: `
    informe*!|informes!|reporte*!|reportes!|reporteria!|estadistica*!|indicador*!|indicadores!|metrica*!|analitica!|analisis!|analisis de datos!
    analizar!|datos!|cuadro de mando!|cuadros de mando!|tablero de indicadores!|tablero de control!|tiempo real!|en tiempo real!|grafic* de!
    graficas!|visualiza*!|visualizacion!|prevision!|pronostico*!|existencias en!|cifras!|numeros!|ventas de ayer!|medir!|consolidar!
    inteligencia de negocio*!
  `,
  chat: `
    mensajeria!|mensajeria instantanea!|chat*!|grupo de chat!|videollamada*!|videoconferencia*!|video!|llamadas!|conferencia*!|comunicacion!
    comunicarnos!|comunicacion interna!|canal!|canales!|mensajes!|notificacion*!|avisos!|llegue a todos!
  `,
  development: `
    entorno de prueba*!|entorno de test!|pruebas!|pruebas automat*!|pruebas automatizadas!|entorno de desarrollo!|desarrollo!|desarrollador*!
    programacion!|control de versiones!|repositorio de codigo!|codigo!|servidor*!|servidores!|despliegue*!|logs!|registro de errores!|depura*!
    maquina virtual!|base de datos!|integracion continua!
  `,
  machines: `
    maquina*!|maquinas!|maquinaria!|herramienta electrica!|herramientas electricas!|herramientas manuales!|taladro*!|atornillador*!
    destornillador*!|desarmador*!|llave*!|llave dinamometrica!|torquimetro!|martillo!|sierra*!|amoladora!|esmeril*!|soldador*!|soldadora!
    pinzas!|alicate*!|escalera*!|andamio*!|aspiradora*!|limpiadora!|hidrolavadora!|medidor*!|calibrador*!|vernier!|multimetro!|bascula*!
    balanza!|termometro!|bomba*!|podadora!|motosierra!|compresor!|torno!|fresadora!|prensa!|repuestos!|refacciones!
  `,
  transport: `
    montacarga*!|carretilla*!|transpaleta*!|patin!|patin hidraulico!|diablito!|carrito*!|carro*!|grua*!|elevador*!|polipasto!|vehiculo*!
    camioneta*!|furgoneta*!|coche!|remolque!|apilador*!|contenedor* con ruedas!|plataforma*!|camion!|camiones!|moto!|motos!|bicicleta*!|rampa!
    llantas!|tractor!|carro de limpieza!|carro de equipaje!|montaplatos
  `,
  medical: `
    tensiometro*!|camilla*!|cama*!|silla de ruedas!|sillas de ruedas!|ecografo!|bomba de infusion!|equipo medico!|equipos medicos!|vendas!
    sonda*!|andadera*!|andador*!|oximetro*!|glucometro!|desfibrilador!|respirador*!|rayos x!|colchon*!|grua para pacientes!|grua de pacientes!
    monitor de signos!|baumanometro*!|estetoscopio*!
  `,
  kitchen: `
    horno*!|batidora!|amasadora!|divisora!|nevera!|congelador!|cuchillo*!|rebanadora!|lavavajillas!|lavaplatos!|cafetera?|cocina!|estufa*!
    sarten*!|olla*!|freidora!|plancha!|licuadora!|mezcladora!|charolas!|bandejas!|tabla* de cortar!|vaporera!|camara fria!|maquina de hielo!
    peladora!|thermomix!|cuchillos con filo!
  `,
  protection: `
    guantes!|casco!|botas!|proteccion!|equipo de proteccion!|epi!|epis!|epp!|zapatos de seguridad!|botas de seguridad!|calzado de seguridad!
    chaleco*!|gafas de seguridad!|lentes de seguridad!|tapones!|orejeras!|mascarilla*!|cubrebocas!|delantal*!|uniforme*!|ropa de trabajo!
    chamarra*!|chaqueta*!|rodilleras!|arnes!|faja*!|botiquin!|extintor*!|impermeable*!
  `,
  documents: `
    firma*!|firma electronica!|firma digital!|firmar en linea!|firmar!|contrato*!|contratos!|gestion documental!|gestor documental!|documento*!
    documentos!|factura*!|facturas!|facturas digitales!|aprobacion*!|aprobar!|aprobaciones!|formulario*!|formularios!|albaran*!|albaranes!
    escanear!|digitalizar!|digitalizacion!|sin papel!|papel!|papeles!|expediente*!|expedientes!|historia clinica!|historial clinico!|archivar!
    editor de pdf!|recibos!|tickets de gastos!
  `,
  design: `
    diseño*!|diseño grafico!|diseñar!|grafico!|edicion de imagenes!|editar fotos!|edicion de fotos!|editor de fotos!|editor de imagenes!
    edicion de video*!|editar video*!|editor de video*!|fotos!|imagenes!|banco de imagenes!|ilustracion*!|maquetacion!|dibujo!|planos!
    prototip*!|renders!|animacion!
  `,
  customers: `
    cliente*!|clientes!|gestion de clientes!|base de datos de clientes!|ventas!|herramienta de ventas!|marketing!|campañas!|redes sociales!
    pagina web!|tienda online!|tienda en linea!|reserva*!|reservas!|sistema de reservas!|huesped*!|encuesta*!|encuestas!|atencion al cliente!
    servicio al cliente!|quejas!|reclamaciones!|cotiza*!|cotizador!|cotizaciones!|presupuestos para clientes!|prospectos!|contactos!
    lista de precios!|call center!
  `,
  enterprise: `
    inventario*!|inventarios!|control de inventario*!|almacen*!|gestion de almacen!|stock!|control de stock!|existencias!|pedido*!|pedidos!
    compras!|sistema de compras!|contab*!|contabilidad!|programa de contabilidad!|facturacion!|facturar!|finanzas!|gastos!|viaticos!|nomina*!
    caja!|punto de venta!|caja registradora!|presupuesto*!|produccion!|planificacion de la produccion!|flota!|logistica!|rastreo!
    seguimiento de envios!|proveedor*!|proveedores!|mantenimiento!|sistema hospitalario!|sistema hotelero!|despacho!
  `,
  people: `
    recursos humanos!|portal del empleado!|portal de empleados!|app del empleado!|autoservicio!|recibo de nomina!|recibos de nomina!
    reclutamiento!|candidatos!|seleccion!|onboarding!|induccion!|plataforma de formacion!|plataforma de cursos!|plataforma de aprendizaje!
    formacion!|capacitacion*!|cursos!|cursos online!|cursos en linea!|evaluacion de desempeño!|evaluaciones!|encuesta de clima!|objetivos!
  `,
  automation: `
    automati*!|automatiza*!|automatizar!|automatizacion!|automatico!|automaticamente!|integra*!|integracion!|integrar!|interfaz!|interfaces!
    conectar!|conectad*!|conexion entre!|sincroniz*!|sincronizacion!|a mano!|manualmente!|manual!|copiar y pegar!|copiar!|doble captura!
    capturar dos veces!|dos veces!|se hablen!|repetitiv*!|macros!|scripts!|importar!|exportar!
  `,
  office: `
    hoja* de calculo!|correo*!|correo electronico!|procesador de texto*!|presentacion*!|diapositivas!|nube!|almacenamiento!
    almacenamiento en la nube!|carpeta*!|carpetas compartidas!|carpeta compartida!|unidad compartida!|compartir archivos!|archivos!
    archivos compartidos!|espacio en disco!|licencia*!|licencias!|version nueva!|navegador!|mismo documento!|a la vez!|al mismo tiempo!
    respaldo*!|copias de seguridad!|colabor*!
  `,
  access: `
    contraseña*!|contraseñas!|gestor de contraseñas!|acceso*!|accesos!|permisos de!|permisos de administrador!|acceso remoto!|escritorio remoto!
    desde casa!|seguridad!|seguridad informatica!|cifrado!|tarjeta de acceso!|cuenta!|usuario*!|iniciar sesion!
  `,
}
