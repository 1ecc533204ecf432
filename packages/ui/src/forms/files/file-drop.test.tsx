import { renderPage } from '@courtyard/common/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';
import { violationsIn } from '../../testing/axe.testing';
import { withUi } from '../../testing/testing';
import { ApiError } from '@courtyard/common';
import { Form } from '../form/form';
import { FormActions } from '../form/form-actions';
import { useContractForm } from '../form/use-contract-form';
import { type DroppedFile, FileDrop } from './file-drop';
import type { SendFile } from './use-uploads';

function Page({ send }: { send: SendFile<DroppedFile> }) {
  const [files, setFiles] = useState<DroppedFile[]>([]);
  return (
    <main>
      <FileDrop
        label="Documents"
        multiple
        accept=".pdf"
        maxBytes={10}
        files={files}
        onChange={setFiles}
        send={send}
      />
    </main>
  );
}

const pdf = (name: string, text = '12345') => new File([text], name, { type: 'application/pdf' });
const sent: SendFile<DroppedFile> = async (file) => ({ id: file.name, name: file.name, bytes: file.size });

test('a file that is browsed for is sent and can be taken out again', async () => {
  const { user, container } = renderPage(<Page send={sent} />, { wrap: withUi });
  await user.upload(screen.getByLabelText('Documents', { selector: 'input' }), pdf('Bylaws.pdf'));
  const remove = await screen.findByRole('button', { name: 'Remove Bylaws.pdf' });
  expect(await violationsIn(container)).toEqual([]);
  await user.click(remove);
  expect(screen.queryByText('Bylaws.pdf')).toBeNull();
  expect(screen.getByLabelText('Documents', { selector: 'input' })).toHaveFocus();
  expect(screen.getByText('Bylaws.pdf uploaded')).toHaveAttribute('role', 'status');
});

test('a file that is dropped is refused when it is too large or of another kind', async () => {
  renderPage(<Page send={sent} />, { wrap: withUi });
  const zone = screen.getByText(/Drop files here/);
  fireEvent.drop(zone, { dataTransfer: { files: [pdf('Plan.pdf', 'x'.repeat(11))] } });
  expect(screen.getByText('Plan.pdf is larger than 10 B.')).toBeInTheDocument();
  fireEvent.drop(zone, { dataTransfer: { files: [new File(['1'], 'Virus.exe')] } });
  expect(screen.getByText(/^Virus.exe: this file type isn’t supported/)).toBeInTheDocument();
});

test('progress is shown, a failure can be tried again', async () => {
  let attempts = 0;
  let tell: (share: number) => void = () => undefined;
  const { user } = renderPage(
    <Page
      send={(file, { onProgress }) => {
        attempts += 1;
        if (attempts > 1) return sent(file, { onProgress, signal: new AbortController().signal });
        tell = onProgress;
        return new Promise((_, reject) => {
          tell = (share) => (share > 1 ? reject(new Error('lost')) : onProgress(share));
        });
      }}
    />,
    { wrap: withUi },
  );
  await user.upload(screen.getByLabelText('Documents', { selector: 'input' }), pdf('Bylaws.pdf'));
  act(() => tell(0.4));
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await act(async () => tell(2));
  expect(screen.getByText('Bylaws.pdf wasn’t uploaded.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('Bylaws.pdf')).toBeInTheDocument());
});

test('a refusal of the server is said with the file', async () => {
  const { user } = renderPage(
    <Page
      send={async () => {
        throw new ApiError({ status: 415, code: 'media-type', message: 'This is not a PDF.' });
      }}
    />,
    { wrap: withUi },
  );
  await user.upload(screen.getByLabelText('Documents', { selector: 'input' }), pdf('Bylaws.pdf'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Bylaws.pdf wasn’t uploaded. This is not a PDF.',
  );
});

function Filing({ send, onSubmit }: { send: SendFile<DroppedFile>; onSubmit: (values: unknown) => void }) {
  const [files, setFiles] = useState<DroppedFile[]>([]);
  const form = useContractForm(z.object({ fileId: z.string().nullable() }), {
    defaultValues: { fileId: null },
    onSubmit,
  });
  return (
    <Form form={form} guard={false}>
      <FileDrop
        label="Certificate"
        files={files}
        send={send}
        onChange={(chosen) => {
          setFiles(chosen);
          form.setValue('fileId', chosen[0]?.id ?? null);
        }}
      />
      <FormActions />
    </Form>
  );
}

test('a form is not saved without the file that is still on its way', async () => {
  let arrive = () => {};
  const onSubmit = jest.fn();
  const { user } = renderPage(
    <Filing
      onSubmit={onSubmit}
      send={(file) =>
        new Promise((resolve) => {
          arrive = () => resolve({ id: 'f1', name: file.name, bytes: file.size });
        })
      }
    />,
    { wrap: withUi },
  );
  await user.upload(screen.getByLabelText('Certificate', { selector: 'input' }), pdf('Cover.pdf'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A file is still uploading.');
  expect(onSubmit).not.toHaveBeenCalled();
  await act(async () => arrive());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ fileId: 'f1' }));
});

test('of one file the last that was chosen counts, whichever arrives first', async () => {
  const arrivals = new Map<string, { arrive: () => void; signal: AbortSignal }>();
  const onSubmit = jest.fn();
  const { user } = renderPage(
    <Filing
      onSubmit={onSubmit}
      send={(file, { signal }) =>
        new Promise((resolve) => {
          const arrive = () => resolve({ id: file.name, name: file.name, bytes: file.size });
          arrivals.set(file.name, { arrive, signal });
        })
      }
    />,
    { wrap: withUi },
  );
  const input = screen.getByLabelText('Certificate', { selector: 'input' });
  await user.upload(input, pdf('Wrong.pdf'));
  await user.upload(input, pdf('Right.pdf'));
  expect(arrivals.get('Wrong.pdf')?.signal.aborted).toBe(true);
  await act(async () => arrivals.get('Right.pdf')?.arrive());
  await act(async () => arrivals.get('Wrong.pdf')?.arrive());
  expect(screen.queryByText('Wrong.pdf')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ fileId: 'Right.pdf' }));
});

test('what is on its way is given up when the form goes', async () => {
  let signal: AbortSignal | undefined;
  const { user, unmount } = renderPage(
    <Page
      send={(_file, options) => {
        signal = options.signal;
        return new Promise(() => undefined);
      }}
    />,
    { wrap: withUi },
  );
  await user.upload(screen.getByLabelText('Documents', { selector: 'input' }), pdf('Bylaws.pdf'));
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});
