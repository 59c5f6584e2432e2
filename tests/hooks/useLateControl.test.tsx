import { act, fireEvent, render, screen } from '@testing-library/react';
import { type LateProps, useLateControl } from '@/hooks/useLateControl';

type Module = Awaited<ReturnType<Parameters<typeof useLateControl>[0]>>;

function Control({ isFocused, isPressed }: LateProps) {
  return <p>{`focused ${isFocused}, pressed ${isPressed}`}</p>;
}

function Late({ load }: { load: () => Promise<Module> }) {
  const { Control: Loaded, late, buttonProps } = useLateControl(load);
  return Loaded ? <Loaded {...late} /> : <button {...buttonProps}>order</button>;
}

function setup() {
  let arrive: (module: Module) => void = () => undefined;
  const load = jest.fn(
    () =>
      new Promise<Module>((resolve) => {
        arrive = resolve;
      }),
  );
  render(<Late load={load} />);
  return { load, arrive: () => arrive({ default: Control }), button: screen.getByRole('button') };
}

test('the control is told of a press that comes before it', async () => {
  const { load, arrive, button } = setup();
  fireEvent.click(button);
  fireEvent.click(button);
  await act(async () => arrive());
  expect(screen.getByText('focused true, pressed true')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('and of one that comes after its file, before it is drawn', async () => {
  const { arrive, button } = setup();
  act(() => button.focus());
  await act(async () => {
    arrive();
    await Promise.resolve();
    fireEvent.click(button);
  });
  expect(screen.getByText('focused true, pressed true')).toBeInTheDocument();
});

test('so of the focus', async () => {
  const { arrive, button } = setup();
  fireEvent.pointerEnter(button);
  await act(async () => {
    arrive();
    await Promise.resolve();
    button.focus();
  });
  expect(screen.getByText('focused true, pressed false')).toBeInTheDocument();
});

test('a person who has gone on keeps the focus where it is', async () => {
  const { arrive, button } = setup();
  act(() => button.focus());
  fireEvent.click(button);
  act(() => button.blur());
  await act(async () => arrive());
  expect(screen.getByText('focused false, pressed false')).toBeInTheDocument();
});

test('a pointer that only comes near neither focuses nor opens it', async () => {
  const { arrive, button } = setup();
  fireEvent.pointerEnter(button);
  await act(async () => arrive());
  expect(screen.getByText('focused false, pressed false')).toBeInTheDocument();
});
