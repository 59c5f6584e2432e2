/** Four rows of activities before they are here. */
export const activitiesSkeleton = { rows: 4, height: 105, narrowHeight: 242 };
