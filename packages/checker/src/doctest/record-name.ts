/** The function that a module hands its stated values to: the number of the value, and the value. */
export const RECORD = '__hearsayDoctestValue';
