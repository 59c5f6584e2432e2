/** @jest-environment node */
import EventEmitter from '../../config/stubs/eventEmitter';

const changed = Symbol('changed');

it('tells each listener of an event once, until it stops listening', () => {
  const emitter = new EventEmitter();
  const [one, other] = [jest.fn(), jest.fn()];
  emitter.on(changed, one);
  emitter.on(changed, one);
  emitter.on(changed, other);
  emitter.emit(changed, 'en-US');
  emitter.off(changed, one);
  emitter.emit(changed, 'zh-CN');
  emitter.emit('something else', 'en-US');
  expect(one.mock.calls).toEqual([['en-US']]);
  expect(other.mock.calls).toEqual([['en-US'], ['zh-CN']]);
});

it('a listener may stop while it is told', () => {
  const emitter = new EventEmitter();
  const other = jest.fn();
  const one: jest.Mock<void> = jest.fn(() => emitter.off(changed, one));
  emitter.on(changed, one);
  emitter.on(changed, other);
  emitter.emit(changed, 'en-US');
  emitter.emit(changed, 'en-US');
  expect(one).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(2);
});

it('nobody listening is no failure', () => {
  const emitter = new EventEmitter();
  expect(() => {
    emitter.off(changed, jest.fn());
    emitter.emit(changed, 'en-US');
  }).not.toThrow();
});
