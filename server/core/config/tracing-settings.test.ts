import { describe, expect, test } from 'vitest'
import { settingsRefusal } from '../../testing/settings-error.ts'
import { readEnvironment } from './environment.ts'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }
const samplers =
  'OTEL_TRACES_SAMPLER must be one of always_on, always_off, traceidratio, parentbased_always_on, parentbased_always_off, parentbased_traceidratio.'
const ratio = 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.'
const headers =
  'OTEL_EXPORTER_OTLP_HEADERS must be headers with commas between them, each a name and its value, such as authorization=Bearer%20key.'

describe('how traces are sent', () => {
  test.each([
    [{ OTEL_TRACES_SAMPLER: 'nonsense' }, samplers],
    [{ OTEL_TRACES_SAMPLER: 'Always_On' }, samplers],
    [{ OTEL_TRACES_SAMPLER_ARG: 'a tenth' }, ratio],
    [{ OTEL_TRACES_SAMPLER_ARG: '10' }, ratio],
    ...[
      'geheim',
      'authorization: geheim',
      '=geheim',
      'authorization=',
      'a=geheim,b',
      'a=geheim,,b=2',
      'a=50%geheim',
      'a=1;geheim',
      'a b=geheim',
      'a=geheim%0A',
    ].map((given): [Record<string, string>, string] => [{ OTEL_EXPORTER_OTLP_HEADERS: given }, headers]),
  ])('with %j is refused where it is asked for, without repeating it', (values, sentence) => {
    expect(settingsRefusal({ ...endpoint, ...values })).toBe(sentence)
    expect(settingsRefusal(values)).toBe('')
  })

  test.each([
    { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' },
    { OTEL_TRACES_SAMPLER: '', OTEL_TRACES_SAMPLER_ARG: '1', OTEL_EXPORTER_OTLP_HEADERS: '' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20bTpnZWhlaW0%3D, x-team = eu west ,key=a=b==' },
  ])('with %j is taken', (values) => {
    expect(readEnvironment({ ...endpoint, ...values }).traceEndpoint?.port).toBe('4318')
  })

  test('is wrong together with whatever else is', () => {
    expect(settingsRefusal({ ...endpoint, PORT: 'x', OTEL_TRACES_SAMPLER: 'y' }).split('\n')).toHaveLength(2)
  })
})
