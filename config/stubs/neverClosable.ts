/** Stands for what makes antd's Tag closable; the portal's tags say a state and stay. */
export function pickClosable(): undefined {
  return undefined;
}

export function useClosable(): [isClosable: boolean, icon: null] {
  return [false, null];
}
