import type { ArticleId } from '../../../core/navigation/help-articles.ts'

/**
 * By which words else an article is found, beside its own: those of readers of the other languages, and English ones that
 * it does not have. The articles are in English; who looks for one in their own language is led to it all the same.
 */
export const articleSynonyms: Readonly<Record<ArticleId, string>> = {
  'getting-started-owner': 'anfangen Inhaber empezar propietario بداية المالك',
  'getting-started-admin': 'anfangen Verwaltung empezar administrador بداية المشرف',
  'getting-started-employee': 'anfangen Mitarbeiter empezar empleado بداية الموظف',
  'signing-in':
    'Anmeldung anmelden einloggen Kennwort Zugang sesión entrar contraseña acceso تسجيل الدخول كلمة المرور رمز login log-in logout log-out sign-out',
  'setting-up': 'einrichten Einrichtung configurar configuración إعداد',
  inviting: 'Einladung Einladungen einladen invitar invitación invitaciones دعوة دعوات deadline',
  submissions: 'Antworten Rücklauf Erinnerung erinnern respuestas recordatorio إجابات تذكير',
  questionnaire:
    'Fragebogen Umfrage Fragen Antworten cuestionario encuesta preguntas respuestas استبيان أسئلة إجابات survey correct mistake deadline see',
  grades:
    'Noten Benotung Bewertung Punkte Berechnung calificación calificaciones puntuación تقدير درجة درجات',
  reports:
    'Bericht Berichte freigeben Freigabe widersprechen Widerspruch informe informes publicar objetar تقرير تقارير نشر',
  'company-report': 'Unternehmensbericht Firmenbericht Unternehmen Firma empresa شركة',
  'cycles-and-actions': 'Runden Zyklus Maßnahmen Maßnahmenplan ciclo ciclos medidas acciones دورة إجراءات',
  privacy:
    'Datenschutz Privatsphäre vertraulich anonym DSGVO privacidad confidencial anónimo protección datos خصوصية بيانات GDPR confidentiality anonymity anonymous boss manager salary fired dismissed quit resign',
  roles: 'Rollen Rechte Berechtigungen permisos roles derechos أدوار صلاحيات',
  'audit-log': 'Protokoll Änderungsprotokoll registro auditoría سجل',
  'api-keys': 'Schlüssel Schnittstelle clave claves interfaz مفتاح واجهة',
  webhooks: 'Benachrichtigung Schnittstelle notificación interfaz إشعار',
  chat: 'Unterhaltung fragen preguntar conversación محادثة دردشة',
  billing: 'Rechnung Abonnement Zahlung factura suscripción pago فاتورة اشتراك دفع',
  organizations: 'Organisation wechseln organización cambiar مؤسسة',
  'your-account': 'Konto Profil löschen Löschung Sprache cuenta perfil eliminar idioma حساب حذف لغة',
  mails: 'Benachrichtigungen abbestellen correo correos notificaciones بريد رسائل إشعارات unsubscribe',
  offline: 'Verbindung Internet ohne WLAN conexión internet اتصال إنترنت hotspot Android iPhone iPad',
  keyboard: 'Tastatur Tastenkürzel teclado atajos لوحة المفاتيح',
  troubleshooting: 'Fehler Problem Probleme funktioniert error errores problemas خطأ مشكلة',
  'getting-help': 'Hilfe Kontakt fragen ayuda contacto soporte مساعدة اتصال دعم',
}
