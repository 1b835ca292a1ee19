import { validateHeaderName, validateHeaderValue } from 'node:http'
import { z } from 'zod'

/**
 * How traces are sent, as OpenTelemetry's own library reads it from the environment: of what it cannot read it takes something
 * else, or nothing, without a word.
 */

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** `name=value`, percent-encoded; anything after a semicolon would be dropped. */
const isHeader = (entry: string): boolean => {
  const [, before = '', behind = ''] = /^([^=;]+)=([^;]+)$/.exec(entry) ?? []
  const [name, value] = [before.trim(), behind.trim()]
  if (name === '' || value === '') return false
  try {
    validateHeaderName(decodeURIComponent(name))
    validateHeaderValue(name, decodeURIComponent(value))
    return true
  } catch {
    return false
  }
}

export const TracingSettings = z.object({
  OTEL_TRACES_SAMPLER: z.enum(samplers, { error: `must be one of ${samplers.join(', ')}` }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine((text) => Number(text) >= 0 && Number(text) <= 1, 'must be a number from 0 to 1')
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine(
      (text) => text.split(',').every(isHeader),
      'must be headers with commas between them, each a name and its value, such as authorization=Bearer%20key',
    )
    .optional(),
})
