import { Problems, type Environment } from './environment.js';
import { traceSettings } from './trace-settings.js';

const parsed = (env: Environment) => {
  const read = new Problems(env);
  return { traces: traceSettings(read), problems: read.found };
};
const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT';

describe('the settings of traces', () => {
  it('are none without an endpoint', () => {
    expect(parsed({})).toEqual({ traces: null, problems: [] });
    expect(parsed({ [ENDPOINT]: ' ', TRACE_RATIO: '' })).toEqual({ traces: null, problems: [] });
  });

  it('are an address with http or https, and a tenth of the requests', () => {
    for (const endpoint of ['http://collector:4318', 'https://traces.example.org/otlp'])
      expect(parsed({ [ENDPOINT]: endpoint })).toEqual({ traces: { endpoint, ratio: 0.1 }, problems: [] });
    expect(parsed({ [ENDPOINT]: 'http://collector:4318/' }).traces?.endpoint).toBe('http://collector:4318');
  });

  it.each(['0', '0.25', '1'])('take the ratio %s', (given) => {
    expect(parsed({ [ENDPOINT]: 'http://collector:4318', TRACE_RATIO: given }).traces?.ratio).toBe(Number(given));
  });

  it.each(['-0.1', '1.01', 'all', '10%', 'NaN', 'Infinity'])(
    'refuse the ratio %s, also without an endpoint',
    (given) => {
      expect(parsed({ TRACE_RATIO: given }).problems).toEqual(['TRACE_RATIO must be a number from 0 to 1.']);
    },
  );

  it.each([
    'collector:4318',
    'grpc://collector:4317',
    'http://',
    'https://user:hidden@collector.example.org',
    'https://collector.example.org/?key=hidden',
    'https://collector.example.org/#hidden',
    `https://collector.example.org/${'a'.repeat(500)}`,
  ])('refuse the endpoint %s without repeating it', (given) => {
    const { problems } = parsed({ [ENDPOINT]: given });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^OTEL_EXPORTER_OTLP_ENDPOINT m/);
    expect(problems[0]).not.toContain('hidden');
  });
});
