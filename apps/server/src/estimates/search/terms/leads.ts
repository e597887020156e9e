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
palpitations: er, urgent care, doctor, cardiologist, heart monitor, ekg
tired: doctor, urgent care, blood count, thyroid, iron, blood test
vomiting: er, urgent care, doctor, pediatrician
diarrhea: er, urgent care, doctor, pediatrician
constipation: doctor, urgent care, pediatrician
numbness: er, doctor, neurologist, emg, carpal tunnel
heavy periods: gynecologist, pelvic ultrasound
burning when peeing: urine test, urinary infection, urgent care, doctor, gynecologist, urologist
blood in urine: urine test, urgent care, doctor, urologist
blood in stool: stomach doctor, colonoscopy, stool test, er, urgent care, doctor
hair loss: dermatologist, doctor, thyroid
late period: pregnancy test, gynecologist
cant lift arm: shoulder, orthopedist
bite: er, urgent care, doctor
sting: er, urgent care, doctor, allergy
swallowed object: er, urgent care, x-ray, ear nose throat, upper endoscopy
poisoning: er, urgent care
burn: er, urgent care
stitches: er, urgent care
head injury: er, urgent care, ct
lice: dermatologist, doctor, pediatrician, urgent care
seizure: er, neurologist
migraine: er, urgent care, doctor, neurologist
high blood pressure: doctor, cardiologist
morning after pill: gynecologist, urgent care, doctor
sciatica: pain doctor, orthopedist, neurologist, spine doctor, back injection
slipped disc: pain doctor, orthopedist, spine doctor
arthritis: rheumatologist, orthopedist
osteoporosis: bone density, rheumatologist
diabetes: endocrinologist, doctor, a1c
high blood sugar: endocrinologist, a1c, sugar, doctor
thyroid problem: endocrinologist, thyroid test
thyroid: endocrinologist
sugar: endocrinologist
high cholesterol: cholesterol, doctor
stroke: er, neurologist
heart attack: er, cardiologist
appendicitis: er, ct, ultrasound
appendix: er
asthma: lung doctor, allergist, lung function
copd: lung doctor, lung function
kidney stone: urologist, er
prostate: urologist
incontinence: urologist, gynecologist
erectile dysfunction: urologist, testosterone
swollen prostate: urologist, psa
infertility: fertility doctor
menopause: gynecologist
endometriosis: gynecologist
pcos: gynecologist, pelvic ultrasound
contraception: gynecologist
depression: talk therapy, psychiatrist
adhd: psychiatrist
autism: speech therapy
tremor: neurologist
memory: neurologist
acne: dermatologist
eczema skin: dermatologist
skin cancer: dermatologist
mole: dermatologist
allergy: allergist
hearing loss: hearing test, ear nose throat
ringing ears: ear nose throat, hearing test
tonsil: ear nose throat
cataract: eye doctor
glaucoma: eye doctor
dry eyes: eye doctor
double vision: eye doctor
ibs: stomach doctor, upper endoscopy
reflux: stomach doctor
ulcer: stomach doctor
hepatitis: stomach doctor
hemorrhoid: stomach doctor, surgeon
hernia: surgeon
lump: surgeon
anemia: blood doctor, doctor
cancer: oncologist
varicose: vein doctor
bunions: foot doctor
heel pain: foot doctor
fibromyalgia: rheumatologist, pain doctor
jaundice: bilirubin
lupus: rheumatologist
gout: rheumatologist
snoring: sleep doctor, sleep study
trouble sleeping: doctor, talk therapy, sleep doctor, sleep study
speech: speech therapy
pregnancy: obstetrician
vaginal bleeding: gynecologist, pelvic ultrasound, er
swallow study: ear nose throat, stomach doctor, speech therapy
not gaining weight: pediatrician, doctor
telehealth: doctor, urgent care
nipple discharge: gynecologist, breast, ultrasound, mammogram
tooth infection: dentist, root canal, tooth extraction
food gets stuck: stomach doctor, upper endoscopy, swallow study
enlarged prostate: urologist, psa
prolapse: gynecologist
fibroids: gynecologist
lumpectomy: gynecologist, surgeon
std: gynecologist, urologist
urinary infection: urgent care, urologist
yeast: gynecologist
meniscus: orthopedist
acl: orthopedist
carpal tunnel: orthopedist, neurologist
bunion: foot doctor
ingrown toenail: foot doctor
septum: ear nose throat
nosebleed: er, urgent care, ear nose throat
ear wax: ear nose throat, urgent care
abscess: er, urgent care, surgeon, dermatologist
foreign body: er, urgent care
sprain: urgent care, orthopedist
broken: er, urgent care, orthopedist
dislocated: er, orthopedist
pneumonia: er, urgent care, lung doctor
blood clot: er, vein doctor, blood doctor
polyp: stomach doctor
h pylori: stomach doctor
celiac: stomach doctor
valve: cardiologist
weight loss: nutritionist
repair: surgery
suicidal: er, psychiatrist, talk therapy
`;
