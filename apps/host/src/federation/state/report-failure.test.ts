import { answerCalls, personWith, signIn } from '@courtyard/common/testing';
import { aSection } from '../../registry/registry.fixture';
import { SectionLoadError } from '../load/load-error';
import { useOverrides } from '../override/overrides.store';
import { reportFailure } from './report-failure';

const name = 'POST /api/v1/shell/section-failures';
const secret = 'http://demo.localhost:8080/sections/properties/1.0.0/list.js?retry=1&token=x';
const failed = (kind: SectionLoadError['failure']) => new SectionLoadError(kind, { url: secret });

function server(answer: () => unknown = () => ({})) {
  const { calls } = answerCalls({ [name]: answer });
  return () => calls.map(({ body }) => body);
}

beforeEach(() => signIn(personWith([])));

test('the server is told the release, the kind and the bare name of the file, once in a page', async () => {
  const told = server();
  await reportFailure(aSection(), failed('timeout'));
  await reportFailure(aSection(), failed('timeout'));
  await reportFailure(aSection({ version: '1.1.0' }), new SectionLoadError('evaluation'));
  expect(told()).toEqual([
    { sectionId: 'properties', version: '1.0.0', kind: 'timeout', file: 'list.js' },
    { sectionId: 'properties', version: '1.1.0', kind: 'evaluation' },
  ]);
});

test('a report that was refused is made with the next failure, and is nobody’s error', async () => {
  const told = server(() => Response.json({ code: 'invalid' }, { status: 422 }));
  await reportFailure(aSection(), failed('wrong-content'));
  await reportFailure(aSection(), failed('wrong-content'));
  expect(told()).toHaveLength(2);
});

test('of a developer’s own build nothing is told', async () => {
  const told = server();
  useOverrides.getState().start({ properties: 'http://localhost:3000/dist/' });
  await reportFailure(aSection(), failed('integrity'));
  useOverrides.getState().start({});
  expect(told()).toEqual([]);
});
