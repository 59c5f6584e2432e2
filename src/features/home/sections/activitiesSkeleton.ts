/** The placeholder while activities load: four rows. */
export const activitiesSkeleton = { rows: 4, height: 105, narrowHeight: 242 };
