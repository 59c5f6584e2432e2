import { isRecord } from './isRecord';
import { createTabChannel } from './tabChannel';

/** Whether positions are collected, by their ids. */
export type Choices = Readonly<Record<string, boolean>>;

const tabs = createTabChannel('collection');

function isChoices(value: unknown): value is Choices {
  return isRecord(value) && Object.values(value).every((chosen) => typeof chosen === 'boolean');
}

/** Tells the other tabs of this browser what a person has collected or taken off. */
export function tellChoices(owner: string | undefined, choices: Choices): void {
  tabs.post({ owner, choices });
}

/** Calls back with what the person collects or takes off in another tab. Returns the function that unsubscribes. */
export function onChoicesElsewhere(
  owner: string,
  listener: (choices: Choices) => void,
): () => void {
  return tabs.listen((message) => {
    if (!isRecord(message) || message.owner !== owner || !isChoices(message.choices)) return;
    listener(message.choices);
  });
}
