import { App } from 'antd';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { StaffState } from '../staff/types';
import { loadState, type Place, press } from './api';

export interface ConsoleTools {
  state: StaffState;
  /** Sends a press, says `successMessage`, and loads the state again. */
  act(successMessage: string, path: string, body?: object): Promise<void>;
  /** Shows a screen in frames of three widths. */
  compare(place: Place & { name: string }): void;
  copy(address: string): Promise<void>;
}

export const ConsoleContext = createContext<ConsoleTools | undefined>(undefined);

/** What all parts of the console share. */
export function useConsole(): ConsoleTools {
  const tools = useContext(ConsoleContext);
  if (!tools) {
    throw new Error('no console around this part');
  }
  return tools;
}

/** The state of the preview server; loaded again after every press and when the page becomes visible. */
export function useStaffState() {
  const { message } = App.useApp();
  const [state, setState] = useState<StaffState>();
  const [failure, setFailure] = useState('');

  const reload = useCallback(async () => {
    try {
      setState(await loadState());
      setFailure('');
    } catch (error) {
      setFailure(String(error));
    }
  }, []);

  useEffect(() => {
    void reload();
    const onLook = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    document.addEventListener('visibilitychange', onLook);
    return () => document.removeEventListener('visibilitychange', onLook);
  }, [reload]);

  const act = useCallback(
    async (successMessage: string, path: string, body?: object) => {
      try {
        await press(path, body);
        message.success(successMessage);
      } catch (error) {
        message.error(error instanceof Error ? error.message : String(error));
      }
      await reload();
    },
    [message, reload],
  );

  const copy = useCallback(
    async (address: string) => {
      try {
        await navigator.clipboard.writeText(new URL(address, window.location.origin).href);
        message.success('地址已复制，发给同事即可打开同一画面');
      } catch {
        // The browser forbids it; staff can copy the link themselves.
        message.error('浏览器不允许复制，请在链接上用右键复制');
      }
    },
    [message],
  );

  return { state, failure, reload, act, copy };
}
