import type { GoalCategory } from '../../categories.ts'

/** What people write in Spanish about their goals at work. */
export const spanish: Record<GoalCategory, string> = {
  leading: `
    lider*!|liderar!|liderar un equipo!|liderazgo!|jefe*!|jefa*!|jefatura!|ser jefe!|encargad*!|gerente*!|gerencia!|director*!|direccion!
    dirigir!|dirigir un equipo!|supervis*!|supervisor*!|coordinador*!|coordinar!|mando!|responsable de!|responsabilidad*!|mas responsabilidad!
    a mi cargo!|equipo a cargo!|capitan!
  `,
  promotion: `
    ascen*!|ascenso!|ascender!|promocion*!|promover!|subir!|subir de puesto!|subir de categoria!|crecer!|crecimiento!|crecer profesionalmente!
    crecer en la empresa!|siguiente nivel!|siguiente paso!|carrera!|avanzar!|progres*!|puesto superior!|mejor puesto!|puesto!|senior!|escalar!
  `,
  expertise: `
    expert*!|especiali*!|especialista!|especializarme!|referente!|dominar!|profundizar!|aprender!|aprender mas!|aprend*!|conocimiento*!
    habilidad*!|mejorar mis!|ser mejor!|perfeccionar*!|experiencia!|ingles!|idioma*!|programar!|excel!|desarrollarme!|desarrollo profesional!
    actualizarme!
  `,
  qualification: `
    certifica*!|titulo!|titularme!|titulacion!|grado!|licenciatura!|master!|maestria!|doctorado!|diplomado!|posgrado!|estudi*!|estudiar!
    terminar mis estudios!|carrera universitaria!|universidad!|curso*!|formacion!|formarme!|capacitar*!|capacitacion!|oposicion*!|carnet!
    licencia!|examen*!
  `,
  change: `
    cambiar!|cambiar de area!|cambiar de departamento!|cambio de area!|otra area!|otro departamento!|otro puesto!|nuevo puesto!|nuevo rol!
    nuevos retos!|reto*!|desafi*!|otra empresa!|otro trabajo!|nuevo trabajo!|irme!|algo diferente!|algo nuevo!|traslado!|pasar a!|turno de dia!
    reinventar*!
  `,
  pay: `
    sueldo*!|salario!|ganar mas!|ganar!|dinero!|aumento!|mejor sueldo!|ingresos!|economic*!|estabilidad economica!|casa!|cobrar!|bono!
  `,
  stability: `
    estabilidad!|estable!|fijo!|contrato fijo!|indefinid*!|planta!|base!|contrato!|seguir!|seguir aqui!|seguir igual!|mantener!|mantenerme!
    quedarme!|continuar!|conservar!|permanecer!|tiempo completo!|jornada completa!|seguridad!|como estoy!
  `,
  balance: `
    equilibrio!|concilia*!|conciliacion!|familia!|hijos!|tiempo para!|mas tiempo!|menos horas!|media jornada!|reducir!|reduccion de jornada!
    teletrabajo!|desde casa!|flexib*!|menos estres!|estres!|salud!|calidad de vida!|fines de semana!|vida personal!|turno!
  `,
  projects: `
    proyecto*!|proyectos!|proyectos propios!|proyectos mas grandes!|implementar!|implantar!|crear!|construir!|mejorar procesos!|mejorar!
    proceso*!|producto*!|innova*!|digitaliz*!|automatiz*!|ventas!|metas de venta!|clientes!|objetivos!|alcanzar!|aportar!|contribuir!|impacto!
    estrateg*!
  `,
  abroad: `
    extranjero!|internacional*!|otro pais!|otros paises!|fuera del pais!|viajar!|exterior!|mundo!|expatri*!
  `,
  independence: `
    negocio propio!|mi propio negocio!|mi negocio!|propio negocio!|emprend*!|emprender!|autonomo!|independiente!|independizarme!
    mi propia empresa!|propia empresa!|freelance!|mi restaurante!|mi panaderia!|mi tienda!|mi propio jefe!|startup!
  `,
  retirement: `
    jubil*!|jubilarme!|jubilacion!|retiro!|retirarme!|pension!|prejubilacion!
  `,
}
