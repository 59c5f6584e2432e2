/** Fields for files: what is reported meanwhile, and what the form holds. More: tests/pages/resumeUploads, tests/e2e/smoke. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CanceledError } from 'axios';
import { fileOf } from '../helpers/cropped';
import { renderField } from '../helpers/fieldForm';
import '../helpers/noCropping';
import { fileInput } from '../helpers/present';
import { byTouch } from '../helpers/viewport';

interface Sent {
  id: string;
  name: string;
  size: number;
  type: string;
}
interface Progress {
  signal: AbortSignal;
  onUploadProgress: (at: { loaded: number; total: number }) => void;
}

let mockSend: (file: File, progress: Progress) => Promise<Sent>;
jest.mock('@/services/file', () => ({
  uploadFile: (file: File, options: Progress) => mockSend(file, options),
}));

const kept = { id: 'old', name: '旧证明.pdf', size: 9, type: 'application/pdf' };
const pdf = () => fileOf('pdf', '新证明.pdf', 'application/pdf');

const take = (file: File) => fireEvent.change(fileInput(), { target: { files: [file] } });
const chooseButton = () => screen.findByRole('button', { name: /选择文件/ });

beforeEach(() => {
  mockSend = async (file) => ({ id: 'new', name: file.name, size: 9, type: file.type });
});

describe('a file', () => {
  test('is reported to be on its way, with how far it is shown beside, and can be called back', async () => {
    mockSend = (_file, { signal, onUploadProgress }) => {
      setTimeout(() => onUploadProgress({ loaded: 4, total: 10 }), 0);
      return new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new CanceledError()));
      });
    };
    const { value } = renderField({ type: 'file', files: [kept] }, { saved: 'old' });
    await chooseButton();
    expect(screen.getByText('旧证明.pdf')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    take(pdf());
    expect(await screen.findByText('正在上传 新证明.pdf')).toHaveClass('visuallyHidden');
    await waitFor(() =>
      expect(document.querySelector('[role="progressbar"]')).toHaveAttribute('aria-valuenow', '40'),
    );
    expect(screen.queryByText('旧证明.pdf')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /移.?除/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /重.?试/ })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    expect(await screen.findByText('旧证明.pdf')).toBeVisible();
    expect(value()).toBe('old');
  });

  test('whose answer names no id has not been sent, and can be sent again', async () => {
    const { value } = renderField({ type: 'file' });
    await chooseButton();
    mockSend = async () => ({}) as Sent;
    take(pdf());
    const again = await screen.findByRole('button', { name: /重.?试/ });
    expect(value()).toBeUndefined();
    mockSend = async (file) => ({ id: 'new', name: file.name, size: 9, type: file.type });
    await userEvent.click(again);
    await waitFor(() => expect(value()).toBe('new'));
  });

  test.each(['file', 'image'])(
    'of type %s has only its kinds offered, and the button says what is wrong',
    async (type) => {
      renderField({ type }, { errors: [{ path: 'x', message: '请上传' }] });
      const button = await chooseButton();
      expect(fileInput()).toHaveAttribute(
        'accept',
        type === 'image' ? '.jpg,.jpeg,.png' : '.jpg,.jpeg,.png,.pdf,.doc,.docx',
      );
      await userEvent.click(screen.getByRole('button', { name: '立即提交' }));
      await waitFor(() => expect(button).toBeInvalid());
      await waitFor(() => expect(button).toHaveAccessibleDescription('请上传'));
      await userEvent.click(screen.getByRole('link', { name: '请上传' }));
      expect(button).toHaveFocus();
    },
  );

  test('cannot be dropped by fingers', async () => {
    byTouch();
    renderField({ type: 'file' });
    await chooseButton();
    expect(screen.queryByText('也可以把文件拖到这里')).not.toBeInTheDocument();
    expect(document.querySelector('.ant-upload-drag')).toBeNull();
  });

  test('opens the browser’s dialog by one press, and none while it is locked', async () => {
    const { change } = renderField({ type: 'file' });
    const button = await chooseButton();
    const opened = jest.spyOn(fileInput(), 'click').mockImplementation(() => undefined);
    await userEvent.click(button);
    expect(opened).toHaveBeenCalledTimes(1);
    change({ isLocked: true });
    expect(button).toBeDisabled();
    expect(fileInput()).toBeDisabled();
    fireEvent.click(button.parentElement as HTMLElement);
    expect(opened).toHaveBeenCalledTimes(1);
  });
});
