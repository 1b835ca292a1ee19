import type { WorkCategory } from '../../categories.ts'

/** What people write in Spanish about what they do, deliver and who they work with. */
export const spanish: Record<WorkCategory, string> = {
  management: `
    jefe*!|jefa*!|gerente*!|gerencia!|director*!|direccion!|encargad*!|supervis*!|supervisor*!|coordinador*!|lider*!|liderar!|equipo a cargo!
    mando*!|dueñ*!|propietari*!|estrategia!|gestion de equipo*!|consejo!|cuadrantes!
  `,
  sales: `
    venta*!|ventas!|vender!|vendedor*!|comercial*!|oferta*!|cotizacion*!|presupuestos!|cuentas clave!|captacion!|prospeccion!
    visitas a clientes!|tienda!|caja!|cajer*!|mostrador!|reponer!|reposicion!
  `,
  marketing: `
    marketing!|mercadotecnia!|campañas!|campaña!|redes sociales!|contenido*!|boletin*!|pagina web!|publicidad!|diseño!|diseñador*!
    comunicacion externa!|prensa!|eventos!|ferias!|fotos!|videos!|marca!
  `,
  service: `
    atencion al cliente!|servicio al cliente!|clientes!|atender!|atender clientes!|soporte!|soporte tecnico!|incidencias!|quejas!|reclamaciones!
    call center!|consultas!|tickets!|postventa!
  `,
  finance: `
    contab*!|contabilidad!|contador*!|contable!|finanz*!|finanzas!|factura*!|facturas!|facturacion!|nomina*!|nominas!|presupuesto*!|impuesto*!
    fiscal!|auditor*!|tesoreria!|pagos!|cobros!|cierre mensual!|cierre!|conciliacion*!|costos!|gastos!
  `,
  people: `
    recursos humanos!|rrhh!|rh!|personal!|reclutamiento!|seleccion!|seleccion de personal!|contratacion*!|entrevistas!|induccion!|onboarding!
    relaciones laborales!|comite de empresa!|sindicato!|capacitacion!
  `,
  it: `
    informatica!|sistemas!|software!|desarroll*!|desarrollador*!|programa*!|programacion!|codigo!|servidor*!|redes!|base* de datos!|pruebas!
    despliegue*!|seguridad informatica!|nube!|producto digital!
  `,
  engineering: `
    ingenier*!|ingenieria!|planos!|diseño de piezas!|obra*!|construccion!|arquitect*!|investigacion!|laboratorio!|ensayos!|prototipo*!|tecnic*!
    electr*!|mecanic*!
  `,
  production: `
    produccion!|producir!|fabrica*!|fabricacion!|ensamble!|ensambl*!|montaje!|maquina*!|operador de maquina!|operari*!|operador*!|linea!
    linea de produccion!|soldar!|empaque!|empaquetar!|envasado!|pan!|panes!|masa!|amasar!|hornear!|carne!|costura!|imprenta!|piezas!|lotes!
  `,
  logistics: `
    logistica!|almacen!|almacenista!|envio*!|envios!|entrega*!|reparto!|repartir!|repartidor*!|conducir!|conductor*!|chofer*!|camion*!
    transporte!|carga!|descarga!|montacargas!|carretilla!|preparacion de pedidos!|picking!|inventario*!|existencias!|recepcion de mercancia!
    rutas!|aduana*!|paquetes!
  `,
  purchasing: `
    compra*!|compras!|comprador*!|proveedor*!|proveedores!|ordenes de compra!|abastecimiento!|negociar precios!|licitacion*!|suministros!
  `,
  quality: `
    calidad!|control de calidad!|inspec*!|inspeccion*!|auditorias!|norma*!|seguridad!|seguridad industrial!|seguridad e higiene!|prevencion!
    medio ambiente!|higiene!|verificacion!|muestras!
  `,
  care: `
    enfermer*!|enfermeria!|paciente*!|pacientes!|medic*!|doctor*!|cuidado*!|cuidar!|residentes!|ancianos!|terapia*!|curas!|curaciones!
    quirofano!|urgencias!|hospital!|clinica!|farmacia!|medicacion!|trabajo social!|trabajador* social*!|planta!
  `,
  teaching: `
    clase*!|clases!|docente*!|maestr*!|profesor*!|alumno*!|alumnos!|escuela!|colegio!|padres!|tutoria*!|examen*!|calificar!
    planeacion didactica!|niños!|educ*!|formador*!|cursos!
  `,
  hospitality: `
    huesped*!|hotel!|recepcion!|check-in!|habitacion*!|camarera*!|camarero*!|mesero*!|mesas!|cocina!|cocinar!|cociner*!|chef!|restaurante!|bar!
    desayuno*!|menu!|banquetes!|reservas!|limpieza!|limpiar!
  `,
  office: `
    oficina!|asistente!|asistencia!|secretari*!|administrativ*!|administracion!|agenda!|citas!|correo*!|correos!|telefono!|llamadas!|archivo!
    documentos!|captura de datos!|actas!|tramites!|papeleo!|expedientes!
  `,
  projects: `
    proyecto*!|proyectos!|gestion de proyectos!|jefe de proyecto!|coordinar!|coordinacion!|implantacion!|implementacion!|mejora de procesos!
    procesos!|consultor*!
  `,
  reports: `
    informe*!|informes!|reporte*!|reportes!|reporte semanal!|informe mensual!|estadistica*!|analisis!|indicadores!|tablero*!|presentacion*!
    pronostico*!|documentacion!|datos!
  `,
  maintenance: `
    mantenimiento!|repar*!|reparacion*!|tecnico de mantenimiento!|instala*!|instalacion*!|electricista!|plomer*!|fontaner*!|averias!|repuestos!
    edificio!|conserje!|jardin*!
  `,
  legal: `
    legal!|juridic*!|abogad*!|contratos!|derecho!|proteccion de datos!|cumplimiento!|seguros!|siniestros!|notari*!|patentes!
  `,
}
