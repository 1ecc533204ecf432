import { answerCalls, personWith, resetStores, signIn } from '@courtyard/common/testing';
import { useOverrides } from './overrides.store';

const reload = jest.fn();
let restore = () => {};
const answer = (status = 200) => {
  const wire = answerCalls({
    'PUT /api/v1/shell/overrides': ({ body }) =>
      status === 200
        ? { data: (body as { overrides: object }).overrides }
        : Response.json({ code: 'validation', detail: 'Not allowed' }, { status }),
  });
  restore = wire.restore;
  return wire.calls;
};

beforeEach(() => {
  reload.mockReset();
  useOverrides.setState({ urls: {}, kept: {}, reload });
  signIn(personWith(['Section Override']));
});
afterEach(() => {
  restore();
  resetStores();
});

test('the server keeps where a section runs from, and the page is loaded anew under its policy', async () => {
  const calls = answer();
  await useOverrides.getState().point('properties', 'http://localhost:3000/dist');
  const urls = { properties: 'http://localhost:3000/dist/' };
  expect(calls.at(-1)?.body).toEqual({ overrides: urls });
  expect(useOverrides.getState().urls).toEqual(urls);
  await useOverrides.getState().point('pond', 'http://localhost:3001/');
  await useOverrides.getState().reset('properties');
  expect(calls.at(-1)?.body).toEqual({ overrides: { pond: 'http://localhost:3001/' } });
  expect(reload).toHaveBeenCalledTimes(3);
  expect(localStorage.getItem('courtyard-overrides')).toBeNull();
});

test('an address that the server refuses changes nothing', async () => {
  answer(422);
  const refused = useOverrides.getState().point('properties', 'https://elsewhere.example/dist/');
  await expect(refused).rejects.toMatchObject({ status: 422 });
  expect(useOverrides.getState().urls).toEqual({});
  expect(reload).not.toHaveBeenCalled();
});

test('what one person overrides is over when they leave', () => {
  useOverrides.getState().start({ properties: 'http://localhost:3000/dist/' });
  signIn(null);
  expect(useOverrides.getState()).toMatchObject({ urls: {}, kept: {} });
});
