/**
 * Which care people seek for a complaint, beside what has its name: "fever: pediatrician" finds the children's doctor by "fever, my girl".
 * "complaint: kinds of care", each as the terms name it.
 */
export const leadTerms = `
fever: er, urgent care, doctor, pediatrician
cough: er, urgent care, doctor, pediatrician, x-ray
cold: urgent care, doctor, pediatrician
crying: er, urgent care, pediatrician
heat stroke: er, urgent care, iv
allergic reaction: er, urgent care, allergist
rash: dermatologist, urgent care, doctor, pediatrician, allergy
red eye: eye exam, urgent care, doctor, pediatrician
ear infection: ear nose throat, urgent care, doctor, pediatrician
sore throat: strep, throat culture, urgent care, doctor, pediatrician, ear nose throat
short of breath: er, urgent care, doctor, lung function
dizzy: er, urgent care, doctor, neurologist, ear nose throat
fainting: er, urgent care, doctor, neurologist, cardiologist
palpitations: er, urgent care, doctor, cardiologist
tired: doctor, urgent care
trouble sleeping: doctor, talk therapy
vomiting: er, urgent care, doctor, pediatrician
diarrhea: er, urgent care, doctor, pediatrician
constipation: doctor, urgent care, pediatrician
numbness: er, doctor, neurologist
heavy periods: gynecologist
burning when peeing: urine test, urinary infection, urgent care, doctor, gynecologist, urologist
blood in urine: urine test, urgent care, doctor, urologist
blood in stool: colonoscopy, stool test, er, urgent care, doctor
hair loss: dermatologist, doctor
bite: er, urgent care, doctor
sting: er, urgent care, doctor, allergy
swallowed object: er, urgent care, x-ray
poisoning: er, urgent care
burn: er, urgent care
stitches: er, urgent care
head injury: er, urgent care, ct
lice: dermatologist, doctor, pediatrician, urgent care
seizure: er, neurologist
migraine: er, urgent care, doctor, neurologist
high blood pressure: doctor, cardiologist
morning after pill: gynecologist, urgent care, doctor
`;
